import { askUsers } from './ask-users'
import type { Product } from './product'
import type { Answer } from './read-answer'

export type Entered = {
  readonly token: string
  readonly record: { readonly id: string; readonly without_password: boolean }
}

interface Started {
  readonly authURL: string
  readonly state: string
  readonly codeVerifier: string
}

/** The steps of signing in through a provider that vouches for people, as the page takes them. */
export function oidcSignIn(product: Product) {
  const returnsTo = `${product.url}/auth/callback`

  async function start(): Promise<Started> {
    const answer = await fetch(`${product.url}/api/collections/users/auth-methods`)
    const { oauth2 } = (await answer.json()) as { oauth2: { providers: Started[] } }
    return oauth2.providers[0]!
  }

  /** The code that the provider sends back with the browser. */
  async function codeAt(authUrl: string): Promise<string> {
    const answer = await fetch(authUrl + encodeURIComponent(returnsTo), { redirect: 'manual' })
    return new URL(answer.headers.get('location')!).searchParams.get('code')!
  }

  function enter(code: string, codeVerifier: string, more: object = {}, token?: string): Promise<Answer> {
    const body = { provider: 'oidc', code, codeVerifier, redirectURL: returnsTo, ...more }
    return askUsers(product, 'auth-with-oauth2', body, { token })
  }

  async function signIn(more: object = {}, token?: string): Promise<Answer> {
    const { authURL, codeVerifier } = await start()
    return enter(await codeAt(authURL), codeVerifier, more, token)
  }

  return { start, codeAt, enter, signIn }
}
