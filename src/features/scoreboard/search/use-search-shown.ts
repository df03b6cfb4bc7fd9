import { autoScrollAtom } from '../../../state/auto-scroll'
import { preferencesAtom } from '../../../state/preferences'
import { useAtomValue } from '../../../state/store'

/**
 * The search is shown only if the user wants it, there are games to search, and the list does not scroll by
 * itself for people across the room.
 */
export function useSearchShown(hasGames: boolean): boolean {
  const { showSearchBar } = useAtomValue(preferencesAtom)
  const autoScroll = useAtomValue(autoScrollAtom)
  return hasGames && showSearchBar && !autoScroll
}
