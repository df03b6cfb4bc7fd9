import { isObject, type JsonObject } from '../../json'

/** What people do, each with an effect of its own on the server. */
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

/** Something that somebody did, as a device tells the server of it. */
export interface OutboxEntry {
  /** A UUID of the device: what is sent twice is done once. */
  readonly id: string
  readonly kind: EntryKind
  readonly body: JsonObject
  /** When it was done: product time in milliseconds. */
  readonly at: number
}

/** Of one request. */
export const MOST_ENTRIES = 50

const ID = /^[a-z0-9-]{15,36}$/

/** An entry as it came, with a name by which an answer can speak of it; nothing without one. */
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
 * What became of an entry. `refused`: it will never be taken as it is, and its owner is told why. `later`: nothing was
 * decided, so it is sent again.
 */
export type EntryResult =
  | { readonly id: string; readonly outcome: 'done' | 'later' }
  | { readonly id: string; readonly outcome: 'refused'; readonly reason: string }
