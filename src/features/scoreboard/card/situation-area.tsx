import { cardParts } from '../../../domain/card/card-parts'
import type { LiveGame } from '../../../domain/game/game'
import type { SportKind } from '../../../domain/league'
import { BaseballArea } from './baseball-area'
import { FootballArea } from './football-area'
import styles from './situation-area.module.css'

interface Props {
  readonly game: LiveGame
  readonly kind: SportKind
}

/**
 * What is happening in a live game. Its room stays while there is nothing to say, so that the cards stand still
 * between plays.
 */
export function SituationArea({ game, kind }: Props) {
  const situation = cardParts(game).lastPlay ? game.situation : undefined
  if (kind === 'football') return <FootballArea game={game} />
  if (kind === 'baseball') return <BaseballArea game={game} />
  const play = situation && 'lastPlay' in situation ? situation.lastPlay : ''
  return <p className={styles.play}>{play}</p>
}
