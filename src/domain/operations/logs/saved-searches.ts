import { isObject } from '../../json'

/** A search of the log that an operator comes back to. */
export interface SavedSearch {
  readonly name: string
  /** The part of the address that says what is searched for; empty for everything of the last day. */
  readonly search: string
}

export const MOST_SAVED = 20
export const LONGEST_NAME = 60
const LONGEST_SEARCH = 2000

/** Anybody may send anything: gives nothing for what no console of ours sends. */
export function parseSavedSearches(value: unknown): readonly SavedSearch[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_SAVED) return undefined
  const searches = value.map(parseOne)
  if (!searches.every((one) => one !== undefined)) return undefined
  return new Set(searches.map(({ name }) => name)).size === searches.length ? searches : undefined
}

function parseOne(value: unknown): SavedSearch | undefined {
  if (!isObject(value)) return undefined
  const { name, search } = value
  if (typeof name !== 'string' || typeof search !== 'string') return undefined
  const isNamed = name !== '' && name.trim() === name && name.length <= LONGEST_NAME
  return isNamed && search.length <= LONGEST_SEARCH ? { name, search } : undefined
}

/** The list with one more, the newest first; the same name is the same search, changed. */
export function withSavedSearch(saved: readonly SavedSearch[], added: SavedSearch): readonly SavedSearch[] {
  return [added, ...withoutSavedSearch(saved, added.name)].slice(0, MOST_SAVED)
}

export function withoutSavedSearch(saved: readonly SavedSearch[], name: string): readonly SavedSearch[] {
  return saved.filter((one) => one.name !== name)
}
