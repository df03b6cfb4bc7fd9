import { isOpenToRole, type OperatorFeature, type Role } from './role'

export type RoleCheck =
  | { readonly kind: 'pending' }
  | { readonly kind: 'answered'; readonly role: Role | undefined }
  | { readonly kind: 'failed' }

export type Guard =
  | { readonly kind: 'open' }
  | { readonly kind: 'verifying'; readonly text: string }
  | { readonly kind: 'denied' | 'unchecked'; readonly title: string; readonly text: string }

/** What a visitor of an operator's page sees. While the role is unknown, the page stays closed. */
export function guardOf(feature: OperatorFeature, check: RoleCheck): Guard {
  if (check.kind === 'pending') return { kind: 'verifying', text: 'Verifying access...' }
  if (check.kind === 'failed') return UNCHECKED
  if (isOpenToRole(feature, check.role)) return { kind: 'open' }
  return {
    kind: 'denied',
    title: 'Access Denied',
    text: "You don't have permission to access this area.",
  }
}

/** Access was not denied: the server did not answer, and the visitor may ask again. */
const UNCHECKED = {
  kind: 'unchecked',
  title: 'No answer from the server',
  text: 'Failed to verify superuser access',
} as const
