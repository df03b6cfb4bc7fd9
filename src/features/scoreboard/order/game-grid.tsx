import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { logCrash } from '../../../platform/log-crash'
import { nowAtom } from '../../../state/every-second'
import { atom, useAtomValue } from '../../../state/store'
import { ErrorBoundary } from '../../../ui/error-boundary'
import { BrokenCard } from '../card/broken-card'
import { GameCard } from '../card/game-card'
import { dayText } from '../../../platform/local-time'
import styles from './game-grid.module.css'

/** Changes once a day, and with it the cards that show a date. */
export const todayAtom = atom((get) => dayText(get(nowAtom)))

interface Props {
  readonly slug: GameSlug
  readonly games: readonly Game[]
  readonly compact: boolean
  /** How many games there are on the whole screen. */
  readonly total: number
}

/** The compact view is for many games; up to this many fit a large screen in a larger size. */
const ROUND = 16

export function GameGrid({ slug, games, compact, total }: Props) {
  const today = useAtomValue(todayAtom)
  return (
    <ul
      className={styles.grid}
      data-density={compact ? 'compact' : 'regular'}
      data-columns={total === 1 ? 'single' : 'many'}
      data-round={total <= ROUND}
    >
      {games.map((game) => (
        <li key={game.id}>
          <ErrorBoundary
            onError={(error) => logCrash('Game Card', error)}
            fallback={(tryAgain) => <BrokenCard onTryAgain={tryAgain} />}
          >
            <GameCard slug={slug} game={game} today={today} compact={compact} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  )
}
