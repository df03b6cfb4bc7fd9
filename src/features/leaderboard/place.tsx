import type { Player } from '../../domain/golf/player'
import { positionBadge } from '../../domain/golf/position-badge'
import styles from './place.module.css'
import { movementText, placeText } from './player-words'

/** Where a player stands, and where there is room how many places were gained or lost. */
export function Place({ player }: { readonly player: Player }) {
  const { movement = 0 } = player
  return (
    <span role="cell" className={styles.place}>
      <span className={styles.badge} data-badge={positionBadge(player.position)}>
        {placeText(player)}
      </span>
      <span className={styles.movement} data-direction={Math.sign(movement)}>
        {movement === 0 ? null : (
          <>
            <span className="visually-hidden">{movementText(movement)}</span>
            <span aria-hidden="true">{Math.abs(movement)}</span>
          </>
        )}
      </span>
    </span>
  )
}
