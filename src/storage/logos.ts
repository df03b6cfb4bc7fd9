import { DAY_MS, LOGO_CACHE_MS, LOGO_MAX_RETRIES } from '../domain/time/intervals'
import type { TurboDb } from './db'
import type { StoredLogo } from './rows'

/** An expired picture still serves where there is no network, so it stays for two weeks after its last use. */
const KEPT_MS = 14 * DAY_MS

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

export async function saveLogo(db: TurboDb, logo: Required<Omit<StoredLogo, 'failures'>>): Promise<void> {
  await db.logos.put({ ...logo, failures: 0 })
}

/** Counts a refusal. The picture that we may have from before stays; the count starts anew after a day. */
export async function failLogo(db: TurboDb, path: string, wall: number): Promise<void> {
  await db.transaction('rw', db.logos, async () => {
    const stored = await db.logos.get(path)
    const failures = stored && !isExpired(stored, wall) ? stored.failures : 0
    await db.logos.put({ ...stored, path, at: wall, failures: failures + 1 })
  })
}

/** Removes failures of yesterday and pictures nobody asked for in two weeks. */
export async function sweepLogos(db: TurboDb, wall: number): Promise<void> {
  await db.logos
    .where('at')
    .below(wall - LOGO_CACHE_MS)
    .filter((logo) => logo.bytes === undefined || logo.at < wall - KEPT_MS)
    .delete()
}
