import type { Game } from '../../domain/game'
import { nowAtom } from '../../state/pulse'
import { atom, useAtomValue } from '../../state/store'
import { ErrorBoundary } from '../../ui/error-boundary'
import { BrokenCard } from './broken-card'
import { GameCard } from './game-card'
import styles from './game-grid.module.css'
import { dayText } from './local-time'

/** Changes once a day, and with it the cards that show a date. */
const todayAtom = atom((get) => dayText(get(nowAtom)))

export function GameGrid({ games }: { readonly games: readonly Game[] }) {
  const today = useAtomValue(todayAtom)
  return (
    <ul className={styles.grid} data-single={games.length === 1}>
      {games.map((game) => (
        <li key={game.id}>
          <ErrorBoundary fallback={(tryAgain) => <BrokenCard onTryAgain={tryAgain} />}>
            <GameCard game={game} today={today} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  )
}
