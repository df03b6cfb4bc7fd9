import { PICTURES, smallPictureOf } from '../src/domain/pictures/picture-path'
import { LOGO_BATCH_SIZE, LOGO_CLEANUP_MS } from '../src/domain/time/intervals'
import {
  failLogo,
  isLogoWanted,
  readLogo,
  saveLogo,
  sweepLogos,
  touchLogo,
  type OpenDatabase,
  type StoredLogo,
} from '../src/storage/logos'

export interface LogoPorts {
  readonly open: OpenDatabase
  readonly fetch: (path: string) => Promise<Response>
  readonly wall: () => number
}

export interface LogoStore {
  /**
   * Answers a request for a picture: from the device when it is there and fresh, else from the network. The small one
   * stands in for a large one that cannot be had: all small ones of a board are fetched in advance.
   */
  answer(path: string): Promise<Response>
  /** Fetches missing pictures; resolves to how many are there afterwards. */
  fetchMissing(paths: readonly string[]): Promise<number>
  /** Sends no more requests: a worker that still waits for pictures delays its successor. */
  stop(): void
}

/** Browsers open six connections to one address, and scores must not queue behind pictures: half of them stay free. */
const AT_ONCE = LOGO_BATCH_SIZE / 2

/** More than this is no logo, and the device has better uses for the room. */
const MAX_BYTES = 300_000

/**
 * Storage that fails is like storage that is empty: pictures still come from the network. Without network they stay on
 * the device whatever its clock says, since nothing could replace them: there is no clean-up then.
 */
export function createLogoStore({ open, fetch, wall }: LogoPorts): LogoStore {
  let sweptAt = 0
  /** How many answers about pictures the network has brought. */
  let brought = 0
  const leaving = new AbortController()
  /** The requests under way: all callers that want the same picture at the same time wait for one request. */
  const loading = new Map<string, Promise<Response>>()

  async function answer(path: string): Promise<Response> {
    const stored = await read(path)
    if (stored) void touchLogo(open, stored, wall()).catch(() => {})
    const newest = answerWith(path, stored)
    const kept = stored && storedResponse(stored)
    const found = await (kept ? Promise.race([newest, soon(kept)]) : newest)
    return isPicture(found) || smallPictureOf(path) === path ? found : answer(smallPictureOf(path))
  }

  function read(path: string): Promise<StoredLogo | undefined> {
    return readLogo(open, path).catch(() => undefined)
  }

  async function answerWith(path: string, stored: StoredLogo | undefined): Promise<Response> {
    const kept = stored && storedResponse(stored)
    if (isLogoWanted(stored, wall())) return renew(path, kept)
    return kept ?? new Response(null, { status: 404 })
  }

  /** An expired picture is better than none: it stands in when the network has nothing. */
  async function renew(path: string, kept: Response | undefined): Promise<Response> {
    try {
      const response = await loadOnce(path)
      return isPicture(response) ? response : (kept ?? response)
    } catch {
      // A missing answer says nothing about the picture, so it is not counted as the picture's failure.
      return kept ?? Response.error()
    }
  }

  async function loadOnce(path: string): Promise<Response> {
    const under = loading.get(path) ?? load(path).finally(() => loading.delete(path))
    loading.set(path, under)
    return (await under).clone()
  }

  async function load(path: string): Promise<Response> {
    const response = await fetch(path)
    await store(path, response.clone()).catch(() => {})
    if (isPicture(response) || isSaidMissing(response)) {
      brought += 1
      if (wall() - sweptAt >= LOGO_CLEANUP_MS) void sweep()
    }
    return response
  }

  async function store(path: string, response: Response): Promise<void> {
    if (!isPicture(response)) {
      if (isSaidMissing(response)) await failLogo(open, path, wall())
      return
    }
    const type = response.headers.get('Content-Type')!
    const bytes = await response.arrayBuffer()
    if (bytes.byteLength <= MAX_BYTES) await saveLogo(open, { path, at: wall(), type, bytes })
  }

  async function fetchMissing(paths: readonly string[]): Promise<number> {
    const wanted = paths.filter((path) => path.startsWith(PICTURES))
    const before = brought
    let kept = 0
    while (wanted.length > 0) kept += await fetchBatch(wanted.splice(0, LOGO_BATCH_SIZE))
    if (brought > before) await sweep()
    return kept
  }

  async function fetchBatch(paths: string[]): Promise<number> {
    let kept = 0
    const lane = async () => {
      while (!leaving.signal.aborted && paths.length > 0) {
        const path = paths.shift()!
        const { ok } = await answerWith(path, await read(path))
        if (ok) kept += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    return kept
  }

  async function sweep(): Promise<void> {
    sweptAt = wall()
    await sweepLogos(open, wall()).catch(() => {})
  }

  return { answer, fetchMissing, stop: () => leaving.abort() }
}

/** A network that stalls reports no error, and a request that waits for it takes ten seconds to fail. */
const PATIENCE_MS = 1000

function soon(kept: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
}

function isPicture(response: Response): boolean {
  return response.ok && isOfType(response, 'image/')
}

/** Only our server can say that there is no such picture: networks and proxies answer with pages of any status. */
function isSaidMissing(response: Response): boolean {
  return response.status === 404 && isOfType(response, 'application/json')
}

function isOfType({ headers }: Response, type: string): boolean {
  return headers.get('Content-Type')?.startsWith(type) === true
}

/** A picture is stored together with its type. */
function storedResponse({ bytes, type }: StoredLogo): Response | undefined {
  return type === undefined ? undefined : new Response(bytes, { headers: { 'Content-Type': type } })
}
