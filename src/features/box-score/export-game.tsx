import type { Game } from '../../domain/game/game'
import type { GameSlug } from '../../domain/league'
import { exportAtom } from '../../state/export'
import { sessionAtom } from '../../state/session'
import { useAtomValue, useSetAtom } from '../../state/store'
import { Button } from '../../ui/button'
import styles from './export-game.module.css'

interface Props {
  readonly slug: GameSlug
  readonly game: Game
}

/**
 * At the very end of the box score, for users who want to calculate with its figures. Guests see no button, as the box
 * score has already invited them once to sign in.
 */
export function ExportGame({ slug, game }: Props) {
  const open = useSetAtom(exportAtom)
  if (useAtomValue(sessionAtom).kind === 'guest') return null
  return (
    <div className={styles.place}>
      <Button onPress={() => open({ kind: 'box-score', slug, game })}>Export box score</Button>
    </div>
  )
}
