import type { Cup } from '../../domain/cup/cup'
import { Icon } from '../../ui/icon'
import { LiveBadge } from '../../ui/live-badge'
import styles from './cup-head.module.css'

interface Props {
  readonly cup: Cup
  /** Whether a match is being played; the feed calls the cup in progress at night, too. */
  readonly live: boolean
}

export function CupHead({ cup, live }: Props) {
  const { title, venue, state, description } = cup
  const place = [venue.name, venue.city, venue.state].filter(Boolean).join(', ')
  return (
    <header className={styles.head} data-cup={cup.id} data-state={state}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>
        {place ? (
          <span className={styles.venue}>
            <Icon name="pin" />
            {place}
          </span>
        ) : null}
        {live ? <LiveBadge /> : <span>{description}</span>}
      </p>
    </header>
  )
}
