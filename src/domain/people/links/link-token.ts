import { isObject, type JsonObject } from '../../json'

/** Whether a mailed link can still be good. Only the server can say for sure; this spares people a try in vain. */
export function isLinkTokenAlive(token: string, nowMs: number, decode: (base64: string) => string): boolean {
  const expires = expiryOf(token, decode)
  return expires !== undefined && expires * 1000 > nowMs
}

/** Whether a mailed link says itself that its time is over. What cannot be read says nothing. */
export function hasLinkTokenEnded(token: string, nowMs: number, decode: (base64: string) => string): boolean {
  const expires = expiryOf(token, decode)
  return expires !== undefined && expires * 1000 <= nowMs
}

/** The address that a link gives the account, as the link says itself. */
export function newAddressOf(token: string, decode: (base64: string) => string): string | undefined {
  const { newEmail } = claimsOf(token, decode)
  return typeof newEmail === 'string' && newEmail !== '' ? newEmail : undefined
}

function expiryOf(token: string, decode: (base64: string) => string): number | undefined {
  const { exp } = claimsOf(token, decode)
  return typeof exp === 'number' ? exp : undefined
}

function claimsOf(token: string, decode: (base64: string) => string): JsonObject {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(decode(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return isObject(claims) ? claims : {}
  } catch {
    return {}
  }
}
