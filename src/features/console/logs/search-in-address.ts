/** What of the address says what is searched for; the rest of it is none of a saved search's business. */
const PARTS = ['q', 'show', 'time', 'from', 'to', 'types', 'filters'] as const

/** The search that stands in the address, as it is saved. */
export function searchText(read: (name: string) => string): string {
  const parts = PARTS.flatMap((name) => (read(name) === '' ? [] : [[name, read(name)]]))
  return new URLSearchParams(parts).toString()
}

/** What to write into the address so that it holds a saved search, and nothing of the one before. */
export function partsOf(search: string): Readonly<Record<string, string>> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(PARTS.map((name) => [name, params.get(name) ?? '']))
}
