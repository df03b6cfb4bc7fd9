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

/** What to be alerted of in this game or of its teams; a game that is over has nothing more to tell, its teams have. */
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
