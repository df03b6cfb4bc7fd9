import type { StoredLogo, TurboDb } from './db'

/** Spec: entries expire after 24 hours; failed entries are not retried after 2 failures. */
const EXPIRES_MS = 24 * 60 * 60 * 1000
const MAX_FAILURES = 2

/** An expired picture still serves where there is no network, so it stays for two weeks after its last use. */
const KEPT_MS = 14 * EXPIRES_MS

/** A device clock that was set back makes entries from the future: they count as expired. */
export function isExpired(logo: StoredLogo, wall: number): boolean {
  return wall < logo.at || wall - logo.at >= EXPIRES_MS
}

/** Whether the network should be asked for it. */
export function isLogoWanted(logo: StoredLogo | undefined, wall: number): boolean {
  if (logo === undefined || isExpired(logo, wall)) return true
  return logo.failures > 0 && logo.failures < MAX_FAILURES
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
    .below(wall - EXPIRES_MS)
    .filter((logo) => logo.bytes === undefined || logo.at < wall - KEPT_MS)
    .delete()
}
