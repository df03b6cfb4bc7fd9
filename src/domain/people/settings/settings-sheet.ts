export type SettingsSection = 'profile' | 'teams' | 'players' | 'preferences'

export interface SectionEntry {
  readonly section: SettingsSection
  readonly label: string
  readonly isOpen: boolean
}

const LABELS: readonly (readonly [SettingsSection, string])[] = [
  ['profile', 'Profile'],
  ['teams', 'My Teams'],
  ['players', 'My Players'],
  ['preferences', 'Preferences'],
]

/** Sections that are not built yet stand there closed and say so. */
export function settingsSections(soon: readonly SettingsSection[] = ['players']): readonly SectionEntry[] {
  return LABELS.map(([section, name]) => {
    const isOpen = !soon.includes(section)
    return { section, label: isOpen ? name : `${name} (Soon)`, isOpen }
  })
}

const CLOSING_DRAG_PX = 130
const LONGEST_DRAG_PX = 200

/** The sheet of phones, dragged down by `px`: how far it follows, and whether letting go closes it. */
export function sheetDrag(px: number): { readonly shownPx: number; readonly closes: boolean } {
  return { shownPx: Math.min(LONGEST_DRAG_PX, Math.max(0, px)), closes: px > CLOSING_DRAG_PX }
}
