import type { AccountApi, ProviderTry, SignInReply } from '../../backend/account-api'
import { connectionFailureText } from '../../domain/people/sign-in/connection-failure'
import { providerRefusalText } from '../../domain/people/sign-in/provider-failure'
import type { ProviderAnswer } from '../../domain/people/users/account'

/** What a tab remembers while its user is at the provider's. */
export interface StartedTry extends ProviderTry {
  /** The page that one left. */
  readonly from: string
}

export interface ProviderPorts {
  /** Of this tab alone, and read once. */
  readonly remember: (started: StartedTry) => void
  readonly recall: () => StartedTry | undefined
  /** Of this origin, such as `https://scores.example/auth/callback`. */
  readonly returnsTo: string
  readonly leaveFor: (url: string) => void
}

export interface ProviderCalls {
  /** Leaves the page; false where the provider cannot be asked. */
  go(name: string, from: string): Promise<boolean>
  /** Back from it with what stands in the address. */
  comeBack(code: string, state: string): Promise<ProviderAnswer>
}

type Api = Pick<AccountApi, 'askProvider' | 'signInWithProvider'>
type Enter = (reply: Extract<SignInReply, { kind: 'signed-in' }>) => void

/** A sign-in at somebody else's. Whoever comes back without having left here was sent by a stranger, and is not let in. */
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
        const lost = connectionFailureText(reply.failure.code)
        if (lost === undefined) return { kind: 'failed', ...refusalOf(reply.failure.message) }
        // It was read once, and is needed once more.
        ports.remember(started)
        return { kind: 'failed', text: lost, canRetry: true }
      }
      enter(reply)
      return { kind: 'signed-in', from: started.from }
    },
  }
}

/** PocketBase says of all else that it failed to authenticate; our own refusals say how to go on. */
function refusalOf(message = ''): { readonly text?: string } {
  const isOurs = REFUSALS.some((text) => message === text)
  return isOurs ? { text: message } : {}
}

const REFUSALS = (['no-address', 'unconfirmed-account', 'other-account'] as const).map(providerRefusalText)
