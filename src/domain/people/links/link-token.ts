import { isObject, type JsonObject } from '../../json'

/** The address that the link was mailed to, as its token contains it. */
export function addressOf(token: string, decode: (base64: string) => string): string | undefined {
  return textOf(claimsOf(token, decode)['email'])
}

/** The new address of the account, as the token of the link contains it. */
export function newAddressOf(token: string, decode: (base64: string) => string): string | undefined {
  return textOf(claimsOf(token, decode)['newEmail'])
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim : undefined
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
