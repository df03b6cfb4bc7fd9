import { countdownText } from '../../domain/seasons/offseason-text'
import { seasonInfo } from '../../domain/seasons/season-info'
import type { GameSport } from '../../domain/league'
import { nowAtom } from '../../state/every-second'
import { atom, useAtomValue } from '../../state/store'
import { Icon } from '../../ui/icon'
import styles from './next-milestone.module.css'

const HOUR_MS = 3_600_000
const hourAtom = atom((get) => Math.floor(get(nowAtom) / HOUR_MS) * HOUR_MS)

/** How far away the next part of the season is, below the games. */
export function NextMilestone({ sport }: { readonly sport: GameSport }) {
  const nowMs = useAtomValue(hourAtom)
  const { nextMilestone, daysUntilNextMilestone } = seasonInfo(sport, nowMs)
  if (!nextMilestone || daysUntilNextMilestone === undefined || daysUntilNextMilestone < 1) return null
  return (
    <p className={styles.milestone}>
      <Icon name="calendar" />
      {countdownText(nextMilestone.name, daysUntilNextMilestone)}
    </p>
  )
}
