import { PICTURE_TROUBLE } from '../../../src/domain/operations/api-calls/api-call'
import { ALL_LEAGUES, type Slug } from '../../../src/domain/league'
import { PICTURES, smallPictureOf } from '../../../src/domain/pictures/picture-path'
import { DAY_MS } from '../../../src/domain/time/intervals'
import { loadBoard } from '../boards/board-memory'
import { isKnownLogo } from '../boards/learn-teams'
import { isNamedLogo } from '../boards/named-logos'
import { ask } from '../upstream/ask'
import { logFailedCall } from '../upstream/calls/log-failed-call'
import { takeLock } from '../server/lock'
import { serverSettings } from '../server/settings'
import { isSmallPicture } from './picture-size'

export type FoundImage =
  | { readonly kind: 'stored'; readonly key: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** Twice the size at which cards and lists show a logo or a headshot, and at which a wall with one game does. */
const SIZES = { small: '80x80f', large: '480x480f' } as const
const LARGEST_BYTES = 2_000_000
/** A browser has six connections for us; a picture that does not come must not hold one of them for long. */
const PATIENCE_MS = 3000
/** Fetching and scaling. */
const FETCH_MS = 5000
const RETRY_AFTER_MS = 60_000
/** A team or a player can get another picture at the same address, so one that is older than this is fetched again. */
const RENEWED_MS = 7 * DAY_MS
/** An image server that did not answer at all is not asked for any picture for this long. */
const SILENCE_MS = 15_000
const SILENT_SINCE = 'images-silent-since'

/**
 * A logo or headshot from disk, fetched and scaled down when it is first asked for. Only what a board shows or has shown
 * of a team, or the answer about a day, a game or a season names, is fetched: nobody can make the server load or keep
 * anything else.
 */
export function findImage(path: string): FoundImage {
  const key = `images/${path}`
  if (!/^(large\/)?i\/[A-Za-z0-9_/-]+\.(png|jpg|jpeg|gif)$/.test(path)) return { kind: 'unknown' }
  const isKept = isStored(key)
  if (isKept && isNew(key)) return { kind: 'stored', key }
  const mayFetch = !failedLately(path) && !isWithin(SILENT_SINCE, SILENCE_MS)
  if (isKept) {
    if (mayFetch && isShown(path)) renewOnce(path, key)
    return { kind: 'stored', key }
  }
  if (!isShown(path)) return { kind: 'unknown' }
  return mayFetch ? fetchOnce(path, key) : { kind: 'failed' }
}

function isShown(path: string): boolean {
  const address = smallPictureOf(PICTURES + path)
  const isOnBoard = () => ALL_LEAGUES.some(({ slug }) => boardText(slug).includes(`"${address}"`))
  return isNamedLogo(address) || isKnownLogo(address) || isOnBoard()
}

/** After a restart boards are read from the database when the first poll is still on its way. */
function boardText(slug: Slug): string {
  const text = $app.store().get(`board:${slug}`) as string | null
  return text ?? JSON.stringify(loadBoard(slug) ?? '')
}

/** The first request fetches, the others wait for it. */
function fetchOnce(path: string, key: string): FoundImage {
  const lock = takeLock(`image:${path}`, FETCH_MS)
  if (!lock) return waitFor(path, key)
  try {
    // The lock's last holder may have stored it just now.
    if (isStored(key) || fetchAndScale(path, key)) return { kind: 'stored', key }
    $app.store().set(`image-failed:${path}`, Date.now())
    return { kind: 'failed' }
  } finally {
    lock.release()
  }
}

/** While one request fetches the picture again, and when that fails, the old one is good enough. */
function renewOnce(path: string, key: string): void {
  const lock = takeLock(`image:${path}`, FETCH_MS)
  if (!lock) return
  try {
    if (!isNew(key) && !fetchAndScale(path, key)) $app.store().set(`image-failed:${path}`, Date.now())
  } finally {
    lock.release()
  }
}

function waitFor(path: string, key: string): FoundImage {
  for (let waited = 0; waited < FETCH_MS; waited += 20) {
    sleep(20)
    if (isStored(key)) return { kind: 'stored', key }
    if (failedLately(path)) break
  }
  return { kind: 'failed' }
}

function fetchAndScale(path: string, key: string): boolean {
  const shown = PICTURES + path
  const small = smallPictureOf(shown)
  const url = `${serverSettings().imageUrl}/${small.slice(PICTURES.length)}`
  const reply = ask(url, { most: LARGEST_BYTES, timeoutMs: PATIENCE_MS })
  logFailedCall(url, reply)
  if (reply.kind === 'timeout') $app.store().set(SILENT_SINCE, Date.now())
  if (reply.kind !== 'reply' || reply.status !== 200) return false
  if (!/^image\/(png|jpeg|gif)/.test(reply.header('Content-Type'))) return false
  if (!isSmallPicture(reply.body)) return refused(path)
  const files = $app.newFilesystem()
  const original = `${key}.original`
  try {
    files.upload(reply.body, original)
    files.createThumb(original, key, small === shown ? SIZES.small : SIZES.large)
    return true
  } catch (error) {
    $app.logger().warn(`${PICTURE_TROUBLE} could not be read`, 'path', path, 'error', String(error))
    return false
  } finally {
    if (files.exists(original)) files.delete(original)
    files.close()
  }
}

function refused(path: string): false {
  $app.logger().warn(`${PICTURE_TROUBLE} was refused for its size or kind`, 'path', path)
  return false
}

function isStored(key: string): boolean {
  const files = $app.newFilesystem()
  try {
    return files.exists(key)
  } finally {
    files.close()
  }
}

function isNew(key: string): boolean {
  const files = $app.newFilesystem()
  try {
    const storedAt = files.attributes(key)?.modTime.unixMilli() ?? 0
    return Date.now() - storedAt < RENEWED_MS
  } catch {
    // It was swept a moment ago.
    return false
  } finally {
    files.close()
  }
}

function failedLately(path: string): boolean {
  return isWithin(`image-failed:${path}`, RETRY_AFTER_MS)
}

function isWithin(key: string, ms: number): boolean {
  const at = $app.store().get(key) as number | null
  return at !== null && Math.abs(Date.now() - at) < ms
}
