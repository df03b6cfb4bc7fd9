import { LOGO_BATCH_SIZE, LOGO_CLEANUP_MS } from '../src/domain/time/intervals'
import type { TurboDb } from '../src/storage/db'
import type { StoredLogo } from '../src/storage/rows'
import { failLogo, isLogoWanted, readLogo, saveLogo, sweepLogos } from '../src/storage/logos'

export interface LogoPorts {
  readonly db: TurboDb
  readonly fetch: (path: string) => Promise<Response>
  readonly wall: () => number
}

export interface LogoKeeper {
  /** Answers a request for a picture: from the device when it is there and fresh, else from the network. */
  answer(path: string): Promise<Response>
  /** Fetches what is missing; says how many are there afterwards. */
  keep(paths: readonly string[]): Promise<number>
  /** Asks for nothing more: a worker that still waits for pictures holds its successor up. */
  stop(): void
  sweep(): Promise<void>
}

export const IMAGE_PREFIX = '/api/image/'

/** Browsers open six connections to one address, and scores must not queue behind pictures: half of them stay free. */
const AT_ONCE = LOGO_BATCH_SIZE / 2

/** More than this is no logo, and the device has better uses for the room. */
const MAX_BYTES = 300_000

/** Storage that fails is like storage that is empty: pictures still come from the network. */
export function createLogoKeeper({ db, fetch, wall }: LogoPorts): LogoKeeper {
  let sweptAt = 0
  const leaving = new AbortController()

  async function answer(path: string): Promise<Response> {
    if (wall() - sweptAt >= LOGO_CLEANUP_MS) void sweep()
    const stored = await readLogo(db, path).catch(() => undefined)
    const kept = stored && storedResponse(stored)
    if (isLogoWanted(stored, wall())) return renew(path, kept)
    return kept ?? new Response(null, { status: 404 })
  }

  /** An expired picture is better than none: it stands in when the network has nothing. */
  async function renew(path: string, kept: Response | undefined): Promise<Response> {
    try {
      const response = await fetch(path)
      await store(path, response.clone()).catch(() => {})
      return response.ok ? response : (kept ?? response)
    } catch {
      // No answer says nothing about the picture: not counted as its failure.
      return kept ?? Response.error()
    }
  }

  async function store(path: string, response: Response): Promise<void> {
    // The server has trouble of its own, or with the feed: not counted as the picture's failure.
    if (response.status >= 500) return
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok || !type.startsWith('image/')) return failLogo(db, path, wall())
    const bytes = await response.arrayBuffer()
    if (bytes.byteLength <= MAX_BYTES) await saveLogo(db, { path, at: wall(), type, bytes })
  }

  async function keep(paths: readonly string[]): Promise<number> {
    const wanted = paths.filter((path) => path.startsWith(IMAGE_PREFIX))
    let kept = 0
    for (let first = 0; first < wanted.length && !leaving.signal.aborted; first += AT_ONCE) {
      const answers = await Promise.all(wanted.slice(first, first + AT_ONCE).map(answer))
      kept += answers.filter(({ ok }) => ok).length
    }
    return kept
  }

  async function sweep(): Promise<void> {
    sweptAt = wall()
    await sweepLogos(db, wall()).catch(() => {})
  }

  return { answer, keep, sweep, stop: () => leaving.abort() }
}

function storedResponse({ bytes, type }: StoredLogo): Response | undefined {
  return bytes && type !== undefined ? new Response(bytes, { headers: { 'Content-Type': type } }) : undefined
}
