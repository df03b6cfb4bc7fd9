import { useEffect, useState } from 'react'

/** Navigation state for a league in which a search found something, so that its board is searched for the same. */
export interface SearchState {
  readonly search: string
}

/**
 * The words of the search. A page that was opened with a search remembers what became of it: whoever comes back to it
 * finds the words that were there last.
 */
export function useSearchWords() {
  const words = useState(readSearch)
  const [search] = words
  useEffect(() => {
    if (readSearch()) history.replaceState({ ...history.state, search }, '')
  }, [search])
  return words
}

function readSearch(): string {
  const state = history.state as { readonly search?: unknown } | null
  const search = state?.search
  return typeof search === 'string' ? search : ''
}
