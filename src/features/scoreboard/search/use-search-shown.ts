import { preferencesAtom } from '../../../state/preferences'
import { useAtomValue } from '../../../state/store'
import { useIsAcrossRoom } from '../use-is-across-room'

/**
 * The search is shown only if the user wants it, there are games to search, and nobody reads them from
 * across the room.
 */
export function useSearchShown(hasGames: boolean): boolean {
  const { showSearchBar } = useAtomValue(preferencesAtom)
  const isAcrossRoom = useIsAcrossRoom()
  return hasGames && showSearchBar && !isAcrossRoom
}
