import type { Game } from '../../../domain/game/game'
import { shortTeamsText } from '../../../domain/game/teams-text'
import type { GameSlug } from '../../../domain/league'
import { isKioskAtom } from '../../../state/auto-scroll'
import { useAtomValue } from '../../../state/store'
import { latePart } from '../../../ui/late-part'
import { OptionalPart } from '../../../ui/optional-part'
import { useAfterFirstPaint } from '../../../ui/use-after-first-paint'
import { hasStats, useMayHaveStats } from './may-have-stats'
import styles from './stats-lock.module.css'

const LockedStats = latePart(async () => (await import('./locked-stats')).LockedStats)

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/**
 * A small lock instead of stats, for viewers who may not see them. A wall shows none, because nobody there
 * could unlock it.
 */
export function StatsLock({ slug, game }: Props) {
  const isReady = useAfterFirstPaint()
  const isOpen = useMayHaveStats(slug)
  const isKiosk = useAtomValue(isKioskAtom)
  if (isOpen || isKiosk || !hasStats(game)) return null
  return (
    <span className={styles.place}>
      {isReady ? (
        <OptionalPart>
          <LockedStats slug={slug} match={shortTeamsText(game)} />
        </OptionalPart>
      ) : null}
    </span>
  )
}
