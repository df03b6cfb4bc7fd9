import { createStore, get, set, update, type UseStore } from 'idb-keyval'
import type { Slug } from '../domain/league'
import type { LateGame } from '../domain/people/notifications/late-game'
import { inTime } from './in-time'

/**
 * Small values that the page and its worker share: a worker has no localStorage. The page writes what it knows, the
 * worker reads it while no page is open.
 */
export interface SharedValues {
  /** Whose favourites count: the owner of their rows. */
  readonly owner: string
  /** The league that was looked at last. */
  readonly league: Slug
  readonly notify: NotifyChoice
  /** Who is signed in, with the current token; undefined after the sign-out. */
  readonly session: { readonly user: string; readonly token: string } | undefined
  /** The games whose end no board will show, as far as the worker has not heard of it. */
  readonly late: readonly LateGame[]
  /** The ids by which operators know this device's screens on walls. */
  readonly [screen: `screen-${number}`]: string
}

export interface NotifyChoice {
  readonly on: boolean
  readonly sound: boolean
}

/** When each piece of news was told, by its key; wall time. */
type NotifiedTimes = Readonly<Record<string, number>>

const NOTIFIED_KEY = 'told'
/** No news stays news this long. */
const FORGET_MS = 2 * 24 * 60 * 60 * 1000

let opened: UseStore | undefined
const store = () => (opened ??= createStore('turbo-scores-values', 'values'))

/** Undefined where nothing was written, or where the browser keeps nothing for us. */
export async function readShared<Name extends keyof SharedValues>(
  name: Name,
): Promise<SharedValues[Name] | undefined> {
  try {
    return await inTime(get<SharedValues[Name]>(name, store()))
  } catch {
    return undefined
  }
}

/** Resolves when the value is stored or cannot be. Some browsers throw when the page only looks for their database. */
export async function writeShared<Name extends keyof SharedValues>(
  name: Name,
  value: SharedValues[Name],
): Promise<void> {
  try {
    await set(name, value, store())
  } catch {
    // The worker does without: it is the same as if no page had been here.
  }
}

/**
 * Returns those of these keys that nobody has been told yet, and marks them as told. Callers at the same time never get
 * the same key, also from another page. If the marks cannot be stored, nobody gets any: twice is worse than not at all.
 */
export async function claimNewsToTell(keys: readonly string[], wall: number): Promise<ReadonlySet<string>> {
  let newKeys: readonly string[] = []
  const claim = (told: NotifiedTimes = {}): NotifiedTimes => {
    const remembered = new Map(Object.entries(told).filter(([, at]) => Math.abs(wall - at) < FORGET_MS))
    newKeys = keys.filter((key) => !remembered.has(key))
    return Object.fromEntries([...remembered, ...newKeys.map((key) => [key, wall] as const)])
  }
  try {
    await inTime(update<NotifiedTimes>(NOTIFIED_KEY, claim, store()))
    return new Set(newKeys)
  } catch {
    return new Set()
  }
}
