import { autoScrollAtom } from '../../state/auto-scroll'
import { useAtomValue } from '../../state/store'
import { useIsWall } from './wall/use-is-wall'

/**
 * Whether people read the board from across the room and need no controls: the list scrolls by itself, or it is a
 * wall's. The games of a wall obey no control, also while somebody has stopped it.
 */
export function useIsAcrossRoom(): boolean {
  const isWall = useIsWall()
  return useAtomValue(autoScrollAtom) || isWall
}
