import { currentSlug } from '../app/current-slug'
import type { Slug } from '../domain/league'
import { inTime } from '../platform/in-time'
import { readLastSlug } from '../state/last-slug'
import { askNatively } from '../storage/ask-natively'
import { openNatively } from '../storage/open-natively'
import { APP_BEGINS } from './last-frame/app-begins'
import { leaveOpener } from './leave-opener'
import { watchStart } from './rescue'

/** What the page has begun by the time the scripts come. Nothing in it has been checked, and all of it may fail. */
export interface Early {
  readonly database: Promise<IDBDatabase>
  readonly slug: Slug
  readonly board: Promise<unknown>
  readonly heads: Promise<unknown>
  readonly favourites: Promise<unknown>
  /** The server's answer, asked for where the device has no board. */
  readonly answer: Promise<Response | undefined>
}

declare global {
  interface Window {
    readonly early: Early
  }
}

const PATIENCE_MS = 10_000

/**
 * This code stands inside the page itself and so runs before any other script has come. While those are on their way,
 * it opens and reads the database, or asks the server.
 */
function begin(): Early {
  const slug = currentSlug(location.pathname) ?? readLastSlug()
  const database = frameIsPainted().then(() => openNatively())
  const board = database.then((db) => askNatively(db, 'boards', (table) => table.get(slug)))
  const all = (name: string) => database.then((db) => askNatively(db, name, (table) => table.getAll()))
  const heads = all('heads')
  const favourites = all('favourites')
  const known = inTime(board).catch(() => undefined)
  const answer = known.then((stored) => (stored ? undefined : askServer(slug)))
  for (const failing of [heads, favourites, answer]) failing.catch(() => {})
  return { database, slug, board, heads, favourites, answer }
}

/** Reading waits until a frame, which shows scores already, is painted: on a slow phone it took a fifth of that time. */
function frameIsPainted(): Promise<void> {
  if (!('framed' in document.documentElement.dataset)) return Promise.resolve()
  return new Promise((painted) => addEventListener(APP_BEGINS, () => painted(), { once: true }))
}

function askServer(slug: Slug): Promise<Response> {
  return fetch(`/api/boards/${slug}`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
}

leaveOpener()
watchStart()
Object.assign(window, { early: begin() })
