import { isOpenToRole, type OperatorFeature, type Role } from './role'

export type RoleCheck =
  | { readonly kind: 'pending' }
  | { readonly kind: 'answered'; readonly role: Role | undefined }
  | { readonly kind: 'failed' }

export type Guard =
  | { readonly kind: 'open' }
  | { readonly kind: 'verifying'; readonly text: string }
  | { readonly kind: 'denied'; readonly title: string; readonly text: string }

/** What stands before an operator's page. Who cannot be checked is not let in. */
export function guardOf(feature: OperatorFeature, check: RoleCheck): Guard {
  if (check.kind === 'pending') return { kind: 'verifying', text: 'Verifying access...' }
  if (check.kind === 'answered' && isOpenToRole(feature, check.role)) return { kind: 'open' }
  return {
    kind: 'denied',
    title: 'Access Denied',
    text: check.kind === 'failed' ? CHECK_FAILED : "You don't have permission to access this area.",
  }
}

const CHECK_FAILED = 'Failed to verify superuser access'
