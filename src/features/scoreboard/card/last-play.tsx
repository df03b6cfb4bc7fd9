import { cardParts } from '../../../domain/card/card-parts'
import type { LiveGame } from '../../../domain/game/game'
import styles from './last-play.module.css'

/** Always one line: it keeps its space while there is nothing to say, so that the cards do not move. */
export function LastPlay({ game }: { readonly game: LiveGame }) {
  const situation = cardParts(game).lastPlay ? game.situation : undefined
  const play = situation && 'lastPlay' in situation ? situation.lastPlay : ''
  return (
    <p className={styles.play} title={play}>
      {play}
    </p>
  )
}
