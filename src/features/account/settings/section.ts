import type { ReactNode } from 'react'
import type { SettingsSection } from '../../../domain/people/settings/settings-sheet'
import type { IconName } from '../../../ui/icon'

export const SECTION_ICONS = {
  profile: 'person',
  teams: 'shield',
  players: 'star',
  preferences: 'sliders',
  'api-keys': 'lock',
} as const satisfies Readonly<Record<string, IconName>>

/** What both layouts of the settings show. */
export interface SettingsProps {
  /** Undefined on a phone that shows the list of sections. */
  readonly current: SettingsSection | undefined
  readonly onSection: (section: SettingsSection | undefined) => void
  readonly panels: Readonly<Record<SettingsSection, ReactNode>>
  readonly onClose: () => void
}
