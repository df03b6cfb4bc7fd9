import styles from './age-label.module.css'
import { Icon, type IconName } from './icon'

/** `fresh`: as recent as expected. `old`: too old for an unknown reason. The others name the reason. */
export type AgeLook = 'fresh' | 'old' | 'offline' | 'unreachable' | 'paused' | 'late' | 'down'

export const AGE_ICONS: Readonly<Record<AgeLook, IconName>> = {
  fresh: 'check',
  old: 'clock',
  offline: 'offline',
  unreachable: 'offline',
  paused: 'pause',
  late: 'clock',
  down: 'warning',
}

interface Props {
  readonly look: AgeLook
  readonly text: string
  /** The text on paper, where an age would become wrong. */
  readonly printed: string
}

/** The age of what is on the screen, in words and with an icon: never by colour alone. */
export function AgeLabel({ look, text, printed }: Props) {
  return (
    <p className={styles.label} data-freshness={look} data-printed={printed} title={text}>
      <Icon name={AGE_ICONS[look]} />
      <span>{text}</span>
    </p>
  )
}
