import { DAY_MS, HOUR_MS, LOGO_CACHE_MS, LOGO_MAX_RETRIES } from '../domain/time/intervals'
import { answerOf } from './ask-natively'

/** A logo kept for offline. `bytes` is absent when it could not be fetched; `failures` counts the tries. */
export interface StoredLogo {
  readonly path: string
  /** Wall time of the last try: the age limit is about this device's storage, not about product time. */
  readonly at: number
  readonly failures: number
  /** Wall time of the last use, to the hour; absent as long as that is `at`. */
  readonly usedAt?: number
  readonly type?: string
  readonly bytes?: ArrayBuffer
}

/** An expired picture still serves where there is no network, so it stays for two weeks after its last use. */
const KEPT_MS = 14 * DAY_MS

/** Room for the pictures of all leagues' boards many times over; the picture unused for longest goes first. */
export const MOST_LOGO_BYTES = 6_000_000

/** A device clock that was set back makes entries from the future: they count as expired. */
export function isExpired(logo: StoredLogo, wall: number): boolean {
  return wall < logo.at || wall - logo.at >= LOGO_CACHE_MS
}

/** Whether the network should be asked for it. */
export function isLogoWanted(logo: StoredLogo | undefined, wall: number): boolean {
  if (logo === undefined || isExpired(logo, wall)) return true
  return logo.failures > 0 && logo.failures < LOGO_MAX_RETRIES
}

/** Opens the database with the table of pictures, as the worker does. This and everything that uses it may fail. */
export type OpenDatabase = () => Promise<IDBDatabase>

export async function readLogo(open: OpenDatabase, path: string): Promise<StoredLogo | undefined> {
  return answerOf<StoredLogo | undefined>((await logosOf(open, 'readonly')).get(path))
}

export async function saveLogo(
  open: OpenDatabase,
  logo: Required<Omit<StoredLogo, 'failures' | 'usedAt'>>,
): Promise<void> {
  await answerOf((await logosOf(open, 'readwrite')).put({ ...logo, failures: 0 } satisfies StoredLogo))
}

/** Notes that somebody wants to see the picture, once an hour at most, because that writes the whole picture again. */
export async function touchLogo(open: OpenDatabase, logo: StoredLogo, wall: number): Promise<void> {
  if (Math.abs(wall - lastUse(logo)) < HOUR_MS) return
  await change(open, logo.path, (stored) => stored && { ...stored, usedAt: wall })
}

/** Counts a failure. A picture that was stored before stays; the count starts anew after a day. */
export async function failLogo(open: OpenDatabase, path: string, wall: number): Promise<void> {
  await change(open, path, (stored) => {
    const failures = stored && !isExpired(stored, wall) ? stored.failures : 0
    return { ...stored, path, at: wall, failures: failures + 1 }
  })
}

/** Removes failures older than a day, pictures nobody asked for in two weeks, and pictures that exceed `mostBytes`. */
export async function sweepLogos(
  open: OpenDatabase,
  wall: number,
  mostBytes = MOST_LOGO_BYTES,
): Promise<void> {
  const gone: string[] = []
  const pictures: { readonly path: string; readonly usedAt: number; readonly size: number }[] = []
  const table = await logosOf(open, 'readwrite')
  // One by one: all of them at once would be megabytes.
  for (const key of await answerOf(table.getAllKeys())) {
    const logo = await answerOf<StoredLogo>(table.get(key))
    const { path, bytes } = logo
    const usedAt = lastUse(logo)
    if (bytes ? usedAt < wall - KEPT_MS : isExpired(logo, wall)) gone.push(path)
    else if (bytes) pictures.push({ path, usedAt, size: bytes.byteLength })
  }
  let size = 0
  for (const picture of pictures.toSorted((a, b) => b.usedAt - a.usedAt)) {
    size += picture.size
    if (size > mostBytes) gone.push(picture.path)
  }
  await Promise.all(gone.map((path) => answerOf(table.delete(path))))
}

function lastUse({ at, usedAt = at }: StoredLogo): number {
  return Math.max(at, usedAt)
}

async function logosOf(open: OpenDatabase, mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction('logos', mode).objectStore('logos')
}

/** Reads and writes in one transaction, so that nobody writes in between. */
async function change(
  open: OpenDatabase,
  path: string,
  next: (stored: StoredLogo | undefined) => StoredLogo | undefined,
): Promise<void> {
  const table = await logosOf(open, 'readwrite')
  const changed = next(await answerOf<StoredLogo | undefined>(table.get(path)))
  if (changed) await answerOf(table.put(changed))
}
