import { isOpenToRole } from '../../../domain/people/roles/role'
import type { PreferenceName } from '../../../domain/people/settings/preferences'
import { announceAtom } from '../../../state/announce'
import { preferencesAtom, setPreferenceAtom } from '../../../state/preferences'
import { sessionAtom } from '../../../state/session'
import { useAtom, useAtomValue, useSetAtom } from '../../../state/store'
import { useRole } from '../../../state/use-role'
import { Switch } from '../../../ui/switch'
import { NotificationsSwitch } from './notifications-switch'
import styles from './preferences-section.module.css'

const CHOICES_FOLLOW_TEXT = 'Your choices follow you to your other devices; announcing scores is set on each.'

/** The preferences that have an effect today. */
const PREFERENCE_SWITCHES: readonly (readonly [PreferenceName, label: string, hint: string])[] = [
  ['showSearchBar', 'Search bar', 'Find teams above the scores'],
  ['autoRefresh', 'Auto refresh', 'Scores change by themselves; off, you ask for them'],
  ['compactMode', 'Compact mode', 'More games on the screen at once'],
  ['soundEnabled', 'Sound', 'A short sound when the score of one of your teams’ games changes'],
]

/** Kept on this device and in effect at once. */
export function PreferencesSection() {
  const preferences = useAtomValue(preferencesAtom)
  const setPreference = useSetAtom(setPreferenceAtom)
  const session = useAtomValue(sessionAtom)
  const role = useRole()
  const [announces, setAnnounces] = useAtom(announceAtom)
  return (
    <div className={styles.list}>
      {PREFERENCE_SWITCHES.map(([name, label, hint]) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          on={preferences[name]}
          onChange={(on) => setPreference(name, on)}
        />
      ))}
      <Switch
        label="Announce scores"
        hint="Screen readers tell when a score changes, at most six times a minute"
        on={announces}
        onChange={setAnnounces}
      />
      <NotificationsSwitch />
      {isOpenToRole('developer-tools-toggle', role) ? (
        <Switch
          label="Developer Tools"
          hint="A button on every page that opens Developer Mode, and leaves it"
          on={preferences.showDeveloperModeShortcut}
          onChange={(on) => setPreference('showDeveloperModeShortcut', on)}
        />
      ) : null}
      <p className={styles.note}>{session.kind === 'guest' ? 'Kept on this device.' : CHOICES_FOLLOW_TEXT}</p>
    </div>
  )
}
