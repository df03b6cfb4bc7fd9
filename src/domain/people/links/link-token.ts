import { isObject, type JsonObject } from '../../json'

/** The address that a link gives the account, as the link says itself. */
export function newAddressOf(token: string, decode: (base64: string) => string): string | undefined {
  const { newEmail } = claimsOf(token, decode)
  return typeof newEmail === 'string' && newEmail !== '' ? newEmail : undefined
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
