import { isObject, type JsonObject } from '../../json'

/** The new address of the account, as the token of the link contains it. */
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
