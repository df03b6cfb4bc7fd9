import { isObject } from '../../json'

/** A search of the log that an operator has saved. */
export interface SavedSearch {
  readonly name: string
  /** The query part of the page's address, which holds the search; empty for everything of the last day. */
  readonly search: string
}

export const MOST_SAVED = 20
export const LONGEST_NAME = 60
export const LONGEST_SEARCH = 2000

/** Anybody may send anything, so the result is undefined for a value that no console of ours sends. */
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

/**
 * One search is saved or removed at a time. The whole list is never sent, as another console of the same operator may
 * have changed other searches in the meantime.
 */
export type SearchChange = { readonly save: SavedSearch } | { readonly remove: string }

/** Undefined for a value that no console of ours sends. */
export function parseSearchChange(value: unknown): SearchChange | undefined {
  if (!isObject(value)) return undefined
  const { save, remove } = value
  if (typeof remove === 'string') return { remove }
  const added = parseOne(save)
  return added && { save: added }
}

/** Whether the change has already been made in this list. */
export function hasSearchChange(saved: readonly SavedSearch[], change: SearchChange): boolean {
  if ('remove' in change) return saved.every(({ name }) => name !== change.remove)
  return saved.some(({ name, search }) => name === change.save.name && search === change.save.search)
}

/** The list after the change, the newest first. A known name replaces that search. Undefined when the list is full. */
export function changedSearches(
  saved: readonly SavedSearch[],
  change: SearchChange,
): readonly SavedSearch[] | undefined {
  const without = (name: string) => saved.filter((one) => one.name !== name)
  if ('remove' in change) return without(change.remove)
  const next = [change.save, ...without(change.save.name)]
  return next.length > MOST_SAVED ? undefined : next
}
