import { cardParts } from '../../../domain/card/card-parts'
import type { LiveGame } from '../../../domain/game/game'
import styles from './last-play.module.css'

/** One line, whatever has been played: its room stays while there is nothing to say, so that the cards stand still. */
export function LastPlay({ game }: { readonly game: LiveGame }) {
  const situation = cardParts(game).lastPlay ? game.situation : undefined
  const play = situation && 'lastPlay' in situation ? situation.lastPlay : ''
  return (
    <p className={styles.play} title={play}>
      {play}
    </p>
  )
}
