import { useAtomValue, useSetAtom } from '../state/store'
import { themeAtom, toggleThemeAtom } from '../state/theme-state'
import { otherTheme } from '../theme/themes'
import { Icon } from '../ui/icon'
import styles from './theme-toggle.module.css'

/** Says where it leads, as a link would: on Midnight it offers Cosmic. */
export function ThemeToggle() {
  const { name, label } = otherTheme(useAtomValue(themeAtom))
  const toggle = useSetAtom(toggleThemeAtom)
  return (
    <button type="button" className={styles.toggle} onClick={() => toggle()} aria-label={`${label} theme`}>
      <Icon name={name === 'material' ? 'sparkle' : 'moon'} />
      <span>{label}</span>
    </button>
  )
}
