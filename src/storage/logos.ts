import { DAY_MS, HOUR_MS, LOGO_CACHE_MS, LOGO_MAX_RETRIES } from '../domain/time/intervals'
import type { TurboDb } from './db'
import type { StoredLogo } from './rows'

/** An expired picture still serves where there is no network, so it stays for two weeks after its last use. */
const KEPT_MS = 14 * DAY_MS

/** Room for the pictures of all leagues' boards many times over; what was not used for longest goes first. */
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

export async function readLogo(db: TurboDb, path: string): Promise<StoredLogo | undefined> {
  return db.logos.get(path)
}

export async function saveLogo(
  db: TurboDb,
  logo: Required<Omit<StoredLogo, 'failures' | 'usedAt'>>,
): Promise<void> {
  await db.logos.put({ ...logo, failures: 0 })
}

/** Somebody wants to see it. Written once an hour, because it writes the whole picture again. */
export async function touchLogo(db: TurboDb, logo: StoredLogo, wall: number): Promise<void> {
  if (Math.abs(wall - lastUse(logo)) >= HOUR_MS) await db.logos.update(logo.path, { usedAt: wall })
}

/** Counts a refusal. The picture that we may have from before stays; the count starts anew after a day. */
export async function failLogo(db: TurboDb, path: string, wall: number): Promise<void> {
  await db.transaction('rw', db.logos, async () => {
    const stored = await db.logos.get(path)
    const failures = stored && !isExpired(stored, wall) ? stored.failures : 0
    await db.logos.put({ ...stored, path, at: wall, failures: failures + 1 })
  })
}

/** Removes failures of yesterday, pictures nobody asked for in two weeks, and what is more than there is room for. */
export async function sweepLogos(db: TurboDb, wall: number, mostBytes = MOST_LOGO_BYTES): Promise<void> {
  const gone: string[] = []
  const pictures: { readonly path: string; readonly usedAt: number; readonly size: number }[] = []
  await db.logos.each((logo) => {
    const { path, bytes } = logo
    const usedAt = lastUse(logo)
    if (bytes ? usedAt < wall - KEPT_MS : isExpired(logo, wall)) gone.push(path)
    else if (bytes) pictures.push({ path, usedAt, size: bytes.byteLength })
  })
  let size = 0
  for (const picture of pictures.toSorted((a, b) => b.usedAt - a.usedAt)) {
    size += picture.size
    if (size > mostBytes) gone.push(picture.path)
  }
  await db.logos.bulkDelete(gone)
}

function lastUse({ at, usedAt = at }: StoredLogo): number {
  return Math.max(at, usedAt)
}
