import { preferencesAtom, setPreferenceAtom } from '../../state/preferences'
import { useAtomValue, useSetAtom } from '../../state/store'
import { autoScrollAtom } from '../../state/auto-scroll'
import { Icon } from '../../ui/icon'
import styles from './density-switch.module.css'

/** Fewer figures of more games, or the other way round. The settings have the same switch, and both remember it. */
export function DensitySwitch() {
  const { compactMode } = useAtomValue(preferencesAtom)
  const setPreference = useSetAtom(setPreferenceAtom)
  if (useAtomValue(autoScrollAtom)) return null
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
