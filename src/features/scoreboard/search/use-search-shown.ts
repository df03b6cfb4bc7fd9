import { autoScrollAtom } from '../../../state/auto-scroll'
import { preferencesAtom } from '../../../state/preferences'
import { useAtomValue } from '../../../state/store'

/** Only when it is wanted, there is something to search, and nobody watches from across the room. */
export function useSearchShown(hasGames: boolean): boolean {
  const { showSearchBar } = useAtomValue(preferencesAtom)
  const autoScroll = useAtomValue(autoScrollAtom)
  return hasGames && showSearchBar && !autoScroll
}
