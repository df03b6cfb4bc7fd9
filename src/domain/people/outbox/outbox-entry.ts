import { isObject, type JsonObject } from '../../json'

/** Kinds of things that people do. The server handles each kind in its own way. */
export const ENTRY_KINDS = [
  'preferences',
  'favourites',
  'alert-rule',
  'alerts-read',
  'session',
  'usage',
  'log',
  'guest-metrics',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

const CHOICES: readonly (EntryKind | undefined)[] = ['preferences', 'favourites', 'alert-rule']

/** The app writes all other entries by itself. */
export function isChoice(kind: EntryKind | undefined): boolean {
  return CHOICES.includes(kind)
}

/** One thing that a user did, in the form in which a device sends it to the server. */
export interface OutboxEntry {
  /** A UUID that the device made, so that the server handles an entry that is sent twice only once. */
  readonly id: string
  readonly kind: EntryKind
  readonly body: JsonObject
  /** When it was done: product time in milliseconds. */
  readonly at: number
}

/** The most entries in one request. */
export const MOST_ENTRIES = 50

/** How the server refuses a whole request because of one entry. PocketBase adds a full stop. */
export const NAMELESS_ENTRY = 'An entry has no name'

const ID = /^[a-z0-9-]{15,36}$/

/**
 * A received entry. An invalid one keeps its id, so that the answer can name it; without a valid id it is undefined.
 */
export function parseEntry(
  value: unknown,
): OutboxEntry | { readonly id: string; readonly kind: 'unknown' } | undefined {
  if (!isObject(value)) return undefined
  const { id, kind, body, at } = value
  if (typeof id !== 'string' || !ID.test(id)) return undefined
  const known = ENTRY_KINDS.find((one) => one === kind)
  const isTime = typeof at === 'number' && Number.isFinite(at) && at > 0
  return known && isObject(body) && isTime ? { id, kind: known, body, at } : { id, kind: 'unknown' }
}

/**
 * The result for an entry. `refused`: the server will never take it as it is, and the user is told why. `later`: the
 * server has not decided, so the device sends it again.
 */
export type EntryResult =
  | { readonly id: string; readonly outcome: 'done' | 'later' }
  | { readonly id: string; readonly outcome: 'refused'; readonly reason: string }
