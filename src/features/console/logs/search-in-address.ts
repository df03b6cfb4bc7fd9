/** The parameters of the address that belong to the search. A saved search leaves the other ones out. */
const SEARCH_PARAMETERS = ['q', 'show', 'time', 'from', 'to', 'types', 'filters'] as const

/** The search that stands in the address, as it is saved. */
export function searchText(read: (name: string) => string): string {
  const parts = SEARCH_PARAMETERS.flatMap((name) => (read(name) === '' ? [] : [[name, read(name)]]))
  return new URLSearchParams(parts).toString()
}

/** The parameters that put a saved search into the address and remove the previous one. */
export function addressOfSearch(search: string): Readonly<Record<string, string>> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(SEARCH_PARAMETERS.map((name) => [name, params.get(name) ?? '']))
}
