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

/** One search saved, or one removed: another console of the same operator may have changed others in the meantime. */
export type SearchChange = { readonly save: SavedSearch } | { readonly remove: string }

/** Undefined for what no console of ours sends. */
export function parseSearchChange(value: unknown): SearchChange | undefined {
  if (!isObject(value)) return undefined
  const { save, remove } = value
  if (typeof remove === 'string') return { remove }
  const added = parseOne(save)
  return added && { save: added }
}

/** The list afterwards, the newest first; the same name is the same search, changed. Undefined when there is no room. */
export function changedSearches(
  saved: readonly SavedSearch[],
  change: SearchChange,
): readonly SavedSearch[] | undefined {
  const without = (name: string) => saved.filter((one) => one.name !== name)
  if ('remove' in change) return without(change.remove)
  const next = [change.save, ...without(change.save.name)]
  return next.length > MOST_SAVED ? undefined : next
}
