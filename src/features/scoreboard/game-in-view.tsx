import { gamesOf } from '../../domain/board/board'
import type { Slug } from '../../domain/league'
import { gameInViewText } from '../../domain/game/situation-text'
import { isStuck } from '../../domain/game/stuck'
import { gameInViewAtom } from '../../state/game-in-view'
import { useAtomValue } from '../../state/store'
import { useBoard } from '../../state/use-board'
import { statusText } from './card/game-words'
import { StuckAge } from './card/stuck-age'
import { todayAtom } from './order/game-grid'
import styles from './game-in-view.module.css'

const SEPARATOR = ' · '

/**
 * The situation of the game in the middle of the screen, for the header. It says nothing that the card does not say.
 */
export function GameInView({ slug }: { readonly slug: Slug }) {
  const read = useBoard(slug)
  const id = useAtomValue(gameInViewAtom)
  const today = useAtomValue(todayAtom)
  const game = read.kind === 'stored' ? gamesOf(read.stored.board).find((one) => one.id === id) : undefined
  if (!game) return null
  const parts = gameInViewText(game, statusText(game, today)).split(SEPARATOR)
  return (
    <p className={styles.text} data-situation={game.id} aria-hidden="true">
      <span className={styles.parts}>
        {parts.map((part) => (
          <span key={part} className={styles.part}>
            {part}
          </span>
        ))}
        {isStuck(game) ? (
          <span className={styles.part}>
            <StuckAge since={game.stuckSince} />
          </span>
        ) : null}
      </span>
    </p>
  )
}
