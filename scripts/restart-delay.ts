const FIRST_MS = 250
const LONGEST_MS = 30_000
/** Who lived this long has recovered; the next fall starts from the shortest wait. */
const STEADY_MS = 60_000

/** How long to wait before the next start, given the last wait and how long the process lived after it. */
export function restartDelayMs(lastDelayMs: number, livedMs: number): number {
  if (lastDelayMs === 0 || livedMs >= STEADY_MS) return FIRST_MS
  return Math.min(lastDelayMs * 2, LONGEST_MS)
}
