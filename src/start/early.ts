import { currentSlug } from '../app/current-slug'
import type { Slug } from '../domain/league'
import { readLastSlug } from '../state/last-slug'
import { askNatively } from '../storage/ask-natively'
import { openNatively } from '../storage/open-natively'
import { APP_BEGINS } from './last-frame/app-begins'
import { leaveOpener } from './leave-opener'
import { watchStart } from './rescue'

/** What has begun by the time the scripts come. Nothing in it has been checked, and all of it may fail. */
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
 * Stands inside the page itself and so runs before any script has come: the database is opened and read, or the
 * server asked, while they are on their way.
 */
function begin(): Early {
  const slug = currentSlug(location.pathname) ?? readLastSlug()
  const database = frameIsPainted().then(() => openNatively())
  const board = database.then((db) => askNatively(db, 'readonly', 'boards', (table) => table.get(slug)))
  const all = (name: string) =>
    database.then((db) => askNatively(db, 'readonly', name, (table) => table.getAll()))
  const heads = all('heads')
  const favourites = all('favourites')
  const known = board.catch(() => undefined)
  const answer = known.then((stored) => (stored ? undefined : askServer(slug)))
  for (const failing of [heads, favourites, answer]) failing.catch(() => {})
  return { database, slug, board, heads, favourites, answer }
}

/** A page with a frame in it shows scores already, and at the speed of a slow phone the reading took a fifth of that time. */
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
