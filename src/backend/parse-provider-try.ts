import { isObject } from '../domain/json'

/** A sign-in by a provider, from leaving the page to coming back to it. */
export interface ProviderTry {
  readonly name: string
  /** The provider's address for this sign-in. */
  readonly url: string
  /** Comes back with the provider's answer, so that the answer to another try is not taken for it. */
  readonly state: string
  /** Proves that the page that comes back is the one that left. */
  readonly verifier: string
  readonly returnsTo: string
}

/** PocketBase lists every provider with an address and new secrets for one sign-in; undefined if it has not this one. */
export function parseProviderTry(body: unknown, name: string, returnsTo: string): ProviderTry | undefined {
  const oauth2 = isObject(body) ? body['oauth2'] : undefined
  const listed: unknown = isObject(oauth2) ? oauth2['providers'] : undefined
  const one = Array.isArray(listed)
    ? listed.find((provider) => isObject(provider) && provider['name'] === name)
    : undefined
  if (!isObject(one)) return undefined
  const { authURL, state, codeVerifier: verifier } = one
  const isWhole = typeof authURL === 'string' && typeof state === 'string' && typeof verifier === 'string'
  if (!isWhole || state === '' || verifier === '' || !/^https?:/.test(authURL)) return undefined
  return { name, url: authURL + encodeURIComponent(returnsTo), state, verifier, returnsTo }
}
