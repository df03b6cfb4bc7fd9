import { DAY_MS, HOUR_MS, MINUTE_MS } from './intervals'

/** Below this age people do not care, and the text of a board polled every few seconds would never stop changing. */
const JUST_NOW_MS = 10_000

/** How long ago the server found the board to be true. A device whose clock lags shows no negative age. */
export function ageText(checkedAtMs: number, nowMs: number): string {
  const age = Math.max(0, nowMs - checkedAtMs)
  if (age < JUST_NOW_MS) return 'just now'
  if (age < MINUTE_MS) return `${Math.floor(age / 1000)} s ago`
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`
  return `${Math.floor(age / DAY_MS)} d ago`
}

/** One missed refresh can be chance; two mean that something does not work. */
export function isStale(checkedAtMs: number, nowMs: number, refreshMs: number): boolean {
  return nowMs - checkedAtMs > 2 * refreshMs
}
