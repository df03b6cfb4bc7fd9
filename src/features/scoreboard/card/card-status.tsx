import type { Game } from '../../domain/game'
import { Icon } from '../../ui/icon'
import styles from './card-status.module.css'
import { statusText } from './game-words'

interface Props {
  readonly game: Game
  readonly today: string
}

export function CardStatus({ game, today }: Props) {
  const text = statusText(game, today)
  return (
    <p className={styles.status} data-phase={game.phase}>
      {game.phase === 'live' ? <span className={styles.live}>Live</span> : null}
      {game.phase === 'off' ? <Icon name="warning" /> : null}
      {game.phase === 'scheduled' && game.start ? (
        <time dateTime={game.start}>{text}</time>
      ) : (
        <span>{text}</span>
      )}
    </p>
  )
}
