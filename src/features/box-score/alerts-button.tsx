import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { openAlertsAtom } from '../../state/game-alerts'
import { useSetAtom } from '../../state/store'
import { Icon } from '../../ui/icon'
import styles from './share-game.module.css'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/**
 * Opens the alerts of this game and of its teams. After the game its own alerts have nothing more to tell, but those of
 * the teams do.
 */
export function AlertsButton({ slug, game }: Props) {
  const open = useSetAtom(openAlertsAtom)
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Alerts for this game"
      onClick={() => open({ kind: 'game', slug, game })}
    >
      <Icon name="bell" />
    </button>
  )
}
