import { tokenClaims } from '../access/token-claims'

/** PocketBase's kinds of mailed tokens, and what the page calls them. */
const KINDS = { verification: 'confirm', passwordReset: 'reset', emailChange: 'change' } as const

export type LinkKind = (typeof KINDS)[keyof typeof KINDS]

export interface LinkToken {
  readonly type: keyof typeof KINDS
  readonly kind: LinkKind
  readonly email: string
  readonly expiresAt: number
}

/** The claims of a token. Only its signature proves that this server made it. */
export function readLinkToken(token: string): LinkToken | undefined {
  const { type, email, exp } = tokenClaims(token)
  if (!isKind(type) || typeof exp !== 'number') return undefined
  return { type, kind: KINDS[type], email: typeof email === 'string' ? email : '', expiresAt: exp * 1000 }
}

export function hasExpired(token: string): boolean {
  const { expiresAt } = readLinkToken(token) ?? { expiresAt: Infinity }
  return expiresAt <= Date.now()
}

/** The account that a token was made for; undefined when the token is not, or no longer, valid. */
export function ownerOfLink(token: string, type: LinkToken['type']): core.Record | undefined {
  try {
    return $app.findAuthRecordByToken(token, type)
  } catch {
    return undefined
  }
}

function isKind(type: unknown): type is keyof typeof KINDS {
  return typeof type === 'string' && Object.hasOwn(KINDS, type)
}
