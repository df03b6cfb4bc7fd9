import { preferencesAtom, setPreferenceAtom } from '../../state/preferences'
import { useAtomValue, useSetAtom } from '../../state/store'
import { Icon } from '../../ui/icon'
import styles from './density-switch.module.css'

/**
 * Switches between more games with fewer figures and fewer games with more figures. The settings have the same switch,
 * and both change the same stored preference.
 */
export function DensitySwitch() {
  const { compactMode } = useAtomValue(preferencesAtom)
  const setPreference = useSetAtom(setPreferenceAtom)
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={compactMode}
      aria-label="Compact mode"
      title="Compact mode"
      onClick={() => setPreference('compactMode', !compactMode)}
    >
      <Icon name={compactMode ? 'rows' : 'grid'} />
    </button>
  )
}
