import { isOpenToRole, type Role } from './role'

const ENTRIES = [
  'all-leagues',
  'other-days',
  'line-moves',
  'game-alerts',
  'export',
  'auto-scroll',
  'theme',
  'fullscreen',
  'install',
  'logging',
  'settings',
  'sign-in',
  'sign-out',
] as const

export type MenuEntry = (typeof ENTRIES)[number]

export interface MenuSituation {
  /** Absent for guests. */
  readonly role?: Role
  /** The page shows a league with betting lines, and its viewer may see them. */
  readonly hasLines: boolean
  /** The page shows a league. Everybody sees the export entry, though not everybody may export. */
  readonly hasBoard: boolean
  /** The page shows a league that plays games on single days. */
  readonly hasDays: boolean
  readonly smallScreen: boolean
  /** False in browsers that never give a page the whole screen. */
  readonly hasFullscreen: boolean
  /** The app is not installed, and this browser can install it. */
  readonly canInstall: boolean
}

/** One menu for every size of screen. Guests have it too: theme, auto-scroll and preferences are the device's. */
export function menuEntries(situation: MenuSituation): readonly MenuEntry[] {
  return ENTRIES.filter((entry) => isOffered(entry, situation))
}

function isOffered(
  entry: MenuEntry,
  { role, hasLines, hasBoard, hasDays, smallScreen, hasFullscreen, canInstall }: MenuSituation,
): boolean {
  switch (entry) {
    case 'all-leagues':
    case 'auto-scroll':
    case 'theme':
    case 'settings':
      return true
    case 'other-days':
      return hasDays
    case 'line-moves':
      return hasLines
    case 'export':
      return hasBoard
    case 'fullscreen':
      return hasFullscreen && !smallScreen
    case 'install':
      return canInstall
    case 'logging':
      return isOpenToRole('logging-entry', role)
    case 'sign-in':
      return role === undefined
    case 'game-alerts':
    case 'sign-out':
      return role !== undefined
  }
}

/** The theme entry is not among them: its label is the name of the theme that it switches to. */
export function menuLabel(entry: Exclude<MenuEntry, 'theme'>, isFullscreen = false): string {
  switch (entry) {
    case 'all-leagues':
      return 'All Leagues'
    case 'other-days':
      return 'Other Days'
    case 'line-moves':
      return 'Line Moves'
    case 'game-alerts':
      return 'Game Alerts'
    case 'export':
      return 'Export'
    case 'auto-scroll':
      return 'Auto-scroll'
    case 'fullscreen':
      return isFullscreen ? 'Exit Fullscreen' : 'Fullscreen'
    case 'install':
      return 'Install App'
    case 'logging':
      return 'Logging'
    case 'settings':
      return 'Settings'
    case 'sign-in':
      return 'Sign In'
    case 'sign-out':
      return 'Sign Out'
  }
}
