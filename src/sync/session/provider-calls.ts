import type { AccountApi, SignInReply } from '../../backend/account-api'
import type { ProviderTry } from '../../backend/parse-provider-try'
import { unjudgedText } from '../../domain/people/sign-in/connection-failure'
import { providerRefusalText } from '../../domain/people/sign-in/provider-failure'
import type { ProviderAnswer } from '../../domain/people/users/account'

/** What a tab remembers while its user is at the provider's. */
export interface StartedTry extends ProviderTry {
  /** The page that the user left. */
  readonly from: string
}

export interface ProviderPorts {
  /** Remembers it for this tab only. `recall` returns it once. */
  readonly remember: (started: StartedTry) => void
  readonly recall: () => StartedTry | undefined
  /** The address at this origin to which the provider returns, such as `https://scores.example/auth/callback`. */
  readonly returnsTo: string
  readonly leaveFor: (url: string) => void
}

export interface ProviderCalls {
  /** Leaves the page; false where the provider cannot be asked. */
  go(name: string, from: string): Promise<boolean>
  /** Finishes the sign-in with the code and state that the provider put into the address. */
  comeBack(code: string, state: string): Promise<ProviderAnswer>
}

type Api = Pick<AccountApi, 'askProvider' | 'signInWithProvider'>
type Enter = (reply: Extract<SignInReply, { kind: 'signed-in' }>) => void

/** The sign-in at a provider. A person who returns to a tab that did not start it was sent by a stranger: refused. */
export function createProviderCalls(api: Api, ports: ProviderPorts, enter: Enter): ProviderCalls {
  return {
    async go(name, from) {
      const asked = await api.askProvider(name, ports.returnsTo)
      if (!asked) return false
      ports.remember({ ...asked, from })
      ports.leaveFor(asked.url)
      return true
    },
    async comeBack(code, state) {
      const started = ports.recall()
      if (!started || started.state !== state) return { kind: 'foreign' }
      const reply = await api.signInWithProvider(started, code)
      if (reply.kind === 'failed') {
        const unjudged = unjudgedText(reply.failure)
        if (unjudged === undefined) return { kind: 'failed', ...refusalOf(reply.failure.message) }
        // `recall` has removed it, and the next try needs it.
        ports.remember(started)
        return { kind: 'failed', text: unjudged, canRetry: true }
      }
      enter(reply)
      return { kind: 'signed-in', from: started.from }
    },
  }
}

/** Our own refusals say how to go on. For everything else PocketBase only says that it failed to authenticate. */
function refusalOf(message: string | undefined): { readonly text?: string } {
  const text = REFUSALS.find((one) => one === message)
  return text === undefined ? {} : { text }
}

const REFUSALS = (['no-address', 'unconfirmed-account', 'other-account'] as const).map(providerRefusalText)
