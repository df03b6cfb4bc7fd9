import { isObject } from '../domain/json'
import { PASSWORD_ONLY, type SignInProvider, type SignInWays } from '../domain/people/sign-in/sign-in-ways'

/** What the server offers besides the password. */
export function parseSignInWays(body: unknown): SignInWays {
  if (!isObject(body)) return PASSWORD_ONLY
  const { code, providers } = body
  return { code: code === true, providers: Array.isArray(providers) ? providers.filter(isProvider) : [] }
}

function isProvider(value: unknown): value is SignInProvider {
  return isObject(value) && typeof value['name'] === 'string' && typeof value['label'] === 'string'
}
