import type { Game } from '../../domain/game'
import { Icon } from '../../ui/icon'
import styles from './card-foot.module.css'
import { venueText } from './game-words'

export function CardFoot({ game }: { readonly game: Game }) {
  const venue = venueText(game)
  if (!venue && !game.seriesText && !game.headline) return null
  return (
    <div className={styles.foot}>
      {game.seriesText ? <p className={styles.series}>{game.seriesText}</p> : null}
      {game.headline ? <p className={styles.headline}>{game.headline}</p> : null}
      {venue ? (
        <p className={styles.venue}>
          <Icon name="pin" />
          <span>{venue}</span>
        </p>
      ) : null}
    </div>
  )
}
