export const SETTINGS_SECTIONS = [
  { section: 'profile', label: 'Profile' },
  { section: 'teams', label: 'My Teams' },
  { section: 'players', label: 'My Players (Soon)' },
  { section: 'preferences', label: 'Preferences' },
  { section: 'api-keys', label: 'API Keys' },
] as const

type SectionInList = (typeof SETTINGS_SECTIONS)[number]['section']

/** A section that can be opened: My Players is announced only. */
export type SettingsSection = Exclude<SectionInList, 'players'>

const CLOSING_DRAG_PX = 130
const LONGEST_DRAG_PX = 200

/** The sheet of phones, dragged down by `px`: how far it follows, and whether letting go closes it. */
export function sheetDrag(px: number): { readonly shownPx: number; readonly closes: boolean } {
  return { shownPx: Math.min(LONGEST_DRAG_PX, Math.max(0, px)), closes: px > CLOSING_DRAG_PX }
}
