import { fullMomentText } from '../../platform/local-time'
import { Icon, type IconName } from '../../ui/icon'
import type { StoredBoard } from '../../storage/rows'
import { freshnessText, type Freshness } from './freshness'
import styles from './freshness-label.module.css'
import { useFreshness } from './use-freshness'

export const TROUBLE_ICONS: Record<Freshness['kind'], IconName> = {
  fresh: 'check',
  stale: 'clock',
  offline: 'offline',
  late: 'clock',
  down: 'warning',
}

/** The age of what is on the screen, in words and with an icon: never by colour alone. */
export function FreshnessLabel({ stored }: { readonly stored: StoredBoard }) {
  const freshness = useFreshness(stored)
  const text = freshnessText(freshness)
  const printed = `Scores as of ${fullMomentText(Date.parse(stored.checkedAt))}`
  return (
    <p className={styles.label} data-freshness={freshness.kind} data-printed={printed} title={text}>
      <Icon name={TROUBLE_ICONS[freshness.kind]} />
      <span>{text}</span>
    </p>
  )
}
