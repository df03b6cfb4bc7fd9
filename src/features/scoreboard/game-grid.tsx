import { useDeferredValue, useState } from 'react'
import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { preferencesAtom } from '../../state/preferences'
import { nowAtom } from '../../state/every-second'
import { atom, useAtomValue } from '../../state/store'
import { logCrash } from '../../platform/log-crash'
import { ErrorBoundary } from '../../ui/error-boundary'
import { BrokenCard } from './card/broken-card'
import { GameCard } from './card/game-card'
import { cardsInSight } from './cards-in-sight'
import styles from './game-grid.module.css'
import { dayText } from './local-time'

/** Changes once a day, and with it the cards that show a date. */
export const todayAtom = atom((get) => dayText(get(nowAtom)))
const compactAtom = atom((get) => get(preferencesAtom).compactMode)

interface Props {
  readonly slug: GameSlug
  readonly games: readonly Game[]
}

export function GameGrid({ slug, games }: Props) {
  const today = useAtomValue(todayAtom)
  const compact = useAtomValue(compactAtom)
  const [first] = useState(() => inSight(compact))
  const drawn = useDeferredValue(games, games.slice(0, first))
  const columns = games.length === 1 ? 'single' : 'many'
  return (
    <ul className={styles.grid} data-density={compact ? 'compact' : 'regular'} data-columns={columns}>
      {drawn.map((game) => (
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

/** A start waits for no card that nobody sees yet. Asked once: to measure the window makes the browser lay out. */
function inSight(compact: boolean): number {
  return cardsInSight({ width: window.innerWidth, height: window.innerHeight }, compact)
}
