import { isKioskAtom } from '../../../state/auto-scroll'
import { useAtomValue } from '../../../state/store'
import { useMedia } from '../../../ui/use-media'

/**
 * A full HD screen in landscape or portrait, also one with a pixel ratio of 2. Smaller screens stand on desks, where
 * people are near enough to read the ordinary cards.
 */
const LARGE = [
  '(min-width: 1600px)',
  '(min-height: 1600px)',
  '(min-resolution: 2dppx) and (min-width: 800px) and (min-height: 500px)',
  '(min-resolution: 2dppx) and (min-width: 500px) and (min-height: 800px)',
].join()

/** Whether the page is read from across a room and touched by nobody. */
export function useIsWall(): boolean {
  const isLarge = useMedia(LARGE)
  return useAtomValue(isKioskAtom) && isLarge
}
