import { ageText, isStale } from '../../domain/time/age'
import { BACKGROUND_REFRESH_LIVE_MS } from '../../domain/time/intervals'
import type { Slug } from '../../domain/league'
import { fullMomentText } from '../../platform/local-time'
import { oddsAtom } from '../../state/odds'
import { nowAtom } from '../../state/every-second'
import { useAtomValue } from '../../state/store'
import { Icon } from '../../ui/icon'
import styles from './odds-age.module.css'

/** Says how old the lines are when they are not fresh: without network, or with automatic refresh off. */
export function OddsAge({ slug }: { readonly slug: Slug }) {
  const odds = useAtomValue(oddsAtom)
  return odds?.slug === slug ? <Age checkedAtMs={Date.parse(odds.checkedAt)} /> : null
}

function Age({ checkedAtMs }: { readonly checkedAtMs: number }) {
  const nowMs = useAtomValue(nowAtom)
  if (!isStale(checkedAtMs, nowMs, 2 * BACKGROUND_REFRESH_LIVE_MS)) return null
  return (
    <p
      className={styles.age}
      data-odds-age
      data-printed={`Betting odds as of ${fullMomentText(checkedAtMs)}`}
    >
      <Icon name="clock" />
      <span>Betting odds updated {ageText(checkedAtMs, nowMs)}</span>
    </p>
  )
}
