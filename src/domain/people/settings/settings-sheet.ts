export type SettingsSection = 'profile' | 'teams' | 'players' | 'preferences' | 'api-keys'

export interface SectionEntry {
  readonly section: SettingsSection
  readonly label: string
}

const LABELS: readonly (readonly [SettingsSection, string])[] = [
  ['profile', 'Profile'],
  ['teams', 'My Teams'],
  ['players', 'My Players'],
  ['preferences', 'Preferences'],
  ['api-keys', 'API Keys'],
]

/** Leaves out sections that are not built: a row that does nothing teaches people that rows do nothing. */
export function settingsSections(soon: readonly SettingsSection[] = ['players']): readonly SectionEntry[] {
  const built = LABELS.filter(([section]) => !soon.includes(section))
  return built.map(([section, label]) => ({ section, label }))
}

const CLOSING_DRAG_PX = 130
const LONGEST_DRAG_PX = 200

/** The sheet of phones, dragged down by `px`: how far it follows, and whether letting go closes it. */
export function sheetDrag(px: number): { readonly shownPx: number; readonly closes: boolean } {
  return { shownPx: Math.min(LONGEST_DRAG_PX, Math.max(0, px)), closes: px > CLOSING_DRAG_PX }
}
