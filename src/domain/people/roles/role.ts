import type { Tier } from '../tiers/tier'

export type Role = 'superuser' | 'admin' | 'user'

export interface RoleFacts {
  /** A row in the superusers table for the user's id. */
  readonly hasSuperuserRow: boolean
  readonly tier: Tier
}

/** Only the row makes a user a superuser, never anything that users can write about themselves. */
export function roleOf({ hasSuperuserRow, tier }: RoleFacts): Role {
  if (hasSuperuserRow) return 'superuser'
  return tier === 'admin' ? 'admin' : 'user'
}

export type OperatorFeature =
  | 'admin-dashboard'
  | 'developer-mode'
  | 'developer-tools-toggle'
  | 'logging-entry'

export function isOpenToRole(feature: OperatorFeature, role: Role | undefined): boolean {
  return role === 'superuser' || (role === 'admin' && feature === 'admin-dashboard')
}

/** Only users who may open developer mode and have turned the shortcut on see the floating button. */
export function showsDeveloperShortcut(role: Role | undefined, showDeveloperModeShortcut: boolean): boolean {
  return showDeveloperModeShortcut && isOpenToRole('developer-mode', role)
}
