/** Without My Players, which is not built: a row that does nothing teaches people that rows do nothing. */
export const SETTINGS_SECTIONS = [
  { section: 'profile', label: 'Profile' },
  { section: 'teams', label: 'My Teams' },
  { section: 'preferences', label: 'Preferences' },
  { section: 'api-keys', label: 'API Keys' },
] as const

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]['section']

const CLOSING_DRAG_PX = 130
const LONGEST_DRAG_PX = 200

/** The sheet of phones, dragged down by `px`: how far it follows, and whether letting go closes it. */
export function sheetDrag(px: number): { readonly shownPx: number; readonly closes: boolean } {
  return { shownPx: Math.min(LONGEST_DRAG_PX, Math.max(0, px)), closes: px > CLOSING_DRAG_PX }
}
