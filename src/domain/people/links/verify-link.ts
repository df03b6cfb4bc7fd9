export type VerifyLink = UsableLink | { readonly kind: 'missing-token' }

export type UsableLink =
  | { readonly kind: 'token-hash'; readonly hash: string; readonly purpose: VerifyPurpose }
  | { readonly kind: 'one-time-code'; readonly code: string; readonly purpose: VerifyPurpose }
  | { readonly kind: 'exchange-code'; readonly code: string }

export type VerifyPurpose = 'signup' | 'email'

const ONE_TIME_CODE_LENGTH = 6

/** Reads the query of a verification link. A token shorter than a one-time code counts as missing. */
export function readVerifyLink(query: {
  readonly token?: string
  readonly token_hash?: string
  readonly type?: string
}): VerifyLink {
  const { token = '', token_hash: hash = '', type } = query
  const purpose = type === 'signup' ? 'signup' : 'email'
  if (hash !== '') return { kind: 'token-hash', hash, purpose }
  if (token.length < ONE_TIME_CODE_LENGTH) return { kind: 'missing-token' }
  return token.length === ONE_TIME_CODE_LENGTH
    ? { kind: 'one-time-code', code: token, purpose }
    : { kind: 'exchange-code', code: token }
}
