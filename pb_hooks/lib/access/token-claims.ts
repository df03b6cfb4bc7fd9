import { isObject } from '../../../src/domain/json'

/**
 * What a token says; nobody has checked that this server made it. PocketBase's own reader throws at a token that has
 * expired, and does not say what it claimed.
 */
export function tokenClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(Buffer.from(base64, 'base64').toString())
    return isObject(claims) ? claims : {}
  } catch {
    return {}
  }
}
