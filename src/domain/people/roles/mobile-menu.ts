import type { MenuEntry } from './profile-menu'
import { isOpenToRole, type Role } from './role'

export type MobileMenuEntry = Exclude<MenuEntry, 'fullscreen'> | 'auto-scroll' | 'profile'

export interface MobileMenuSituation {
  /** Absent for guests. */
  readonly role?: Role
  readonly autoScrolling: boolean
}

/** The menu of small screens; while the list scrolls by itself nothing covers it. */
export function mobileMenu({ role, autoScrolling }: MobileMenuSituation): readonly MobileMenuEntry[] {
  if (autoScrolling) return []
  if (!role) return ['auto-scroll', 'theme', 'sign-in']
  const all: readonly MobileMenuEntry[] = [
    'auto-scroll',
    'theme',
    'profile',
    'settings',
    'sign-out',
    'logging',
  ]
  return all.filter((entry) => entry !== 'logging' || isOpenToRole('logging-entry', role))
}
