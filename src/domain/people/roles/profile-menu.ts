import { isOpenToRole, type Role } from './role'

export type MenuEntry = 'theme' | 'fullscreen' | 'logging' | 'settings' | 'sign-out' | 'sign-in'

export interface MenuSituation {
  /** Absent for guests. */
  readonly role?: Role
  readonly smallScreen: boolean
}

export function profileMenu({ role, smallScreen }: MenuSituation): readonly MenuEntry[] {
  if (!role) return ['sign-in']
  const all: readonly MenuEntry[] = ['theme', 'fullscreen', 'logging', 'settings', 'sign-out']
  return all.filter((entry) => {
    if (entry === 'fullscreen') return !smallScreen
    return entry !== 'logging' || isOpenToRole('logging-entry', role)
  })
}

export function menuLabel(entry: MenuEntry, now: { themeLabel: string; isFullscreen: boolean }): string {
  switch (entry) {
    case 'theme':
      return now.themeLabel
    case 'fullscreen':
      return now.isFullscreen ? 'Exit Fullscreen' : 'Fullscreen'
    case 'logging':
      return 'Logging'
    case 'settings':
      return 'Settings'
    case 'sign-out':
      return 'Sign Out'
    case 'sign-in':
      return 'Sign In'
  }
}
