/** Navigation state for a league in which a search found something, so that its board is searched for the same. */
export interface SearchState {
  readonly search: string
}

/** The words to search for in the state of this visit; undefined for a page that was opened without a search. */
export function readSearch(): string | undefined {
  const state = history.state as Partial<Record<keyof SearchState, unknown>> | null
  const search = state?.search
  return typeof search === 'string' ? search : undefined
}
