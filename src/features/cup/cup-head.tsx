import type { Cup } from '../../domain/cup/cup'
import { Icon } from '../../ui/icon'
import { LiveBadge } from '../../ui/live-badge'
import styles from './cup-head.module.css'

export function CupHead({ cup }: { readonly cup: Cup }) {
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
        {state === 'in' ? <LiveBadge /> : <span>{description}</span>}
      </p>
    </header>
  )
}
