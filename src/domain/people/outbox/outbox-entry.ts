import type { JsonObject } from '../../json'

/** What people do, each with an effect of its own on the server. */
export type EntryKind = 'preferences' | 'favourites' | 'session' | 'usage' | 'log' | 'guest-metrics'

/** Something that somebody did, as a device tells the server of it. */
export interface OutboxEntry {
  /** A UUID of the device: what is sent twice is done once. */
  readonly id: string
  readonly kind: EntryKind
  readonly body: JsonObject
  /** When it was done: product time in milliseconds. */
  readonly at: number
}
