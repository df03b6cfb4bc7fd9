import type { CSSProperties } from 'react'
import type { GameBoard } from '../../../domain/board/board'
import { screenOrder } from '../../../domain/game/screen-order'
import { leagueOfSport } from '../../../domain/league'
import { wallGrid } from '../../../domain/screen/wall-grid'
import { logCrash } from '../../../platform/log-crash'
import { minuteAtom } from '../../../state/every-minute'
import { favouritesAtom } from '../../../state/favourites'
import { useAtomValue } from '../../../state/store'
import { ErrorBoundary } from '../../../ui/error-boundary'
import { useMedia } from '../../../ui/use-media'
import { BrokenCard } from '../card/broken-card'
import { todayAtom } from '../order/game-grid'
import { WallCard } from './wall-card'
import styles from './wall.module.css'

/** The games of a board, as large as the screen lets them be. */
export function Wall({ board: { sport, games } }: { readonly board: GameBoard }) {
  const today = useAtomValue(todayAtom)
  const minute = useAtomValue(minuteAtom)
  const favourites = useAtomValue(favouritesAtom)
  const isUpright = useMedia('(orientation: portrait)')
  const { slug } = leagueOfSport(sport)
  const { columns, rows, names, isWhole } = wallGrid(games.length, isUpright)
  const style = { '--columns': columns, '--rows': rows } as CSSProperties
  const byId = new Map(games.map((game) => [game.id, game]))
  const sorted = screenOrder(sport, games, minute, favourites).map(({ id }) => byId.get(id)!)
  return (
    <div className={styles.stage} data-wall={isWhole ? 'whole' : 'scrolling'} style={style}>
      <ul className={styles.wall}>
        {sorted.map((game) => (
          <li key={game.id} className={styles.place}>
            <ErrorBoundary
              onError={(error) => logCrash('Wall Card', error)}
              fallback={(tryAgain) => <BrokenCard onTryAgain={tryAgain} />}
            >
              <WallCard slug={slug} game={game} today={today} names={names} />
            </ErrorBoundary>
          </li>
        ))}
      </ul>
    </div>
  )
}
