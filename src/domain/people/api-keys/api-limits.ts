import { DAY_MS, MINUTE_MS } from '../../time/intervals'

/** How often one key may ask. A board changes every few seconds at most, and a program need not ask more often. */
export const PER_MINUTE = 60
export const PER_DAY = 10_000

/** How many requests a key has made, this one included, in the minute and in the day (UTC) of the wall clock. */
export interface Spent {
  readonly minute: number
  readonly day: number
}

export interface RateLimit {
  readonly isSpent: boolean
  readonly headers: Readonly<Record<string, string>>
}

interface Window {
  readonly limit: number
  readonly spent: number
  readonly resetS: number
}

/** The rate limit headers of an answer. They describe the window with the fewest requests left. */
export function rateLimit({ minute, day }: Spent, nowMs: number): RateLimit {
  const windows: readonly Window[] = [
    { limit: PER_MINUTE, spent: minute, resetS: secondsLeft(nowMs, MINUTE_MS) },
    { limit: PER_DAY, spent: day, resetS: secondsLeft(nowMs, DAY_MS) },
  ]
  const tightest = windows.reduce((one, other) => (left(other) < left(one) ? other : one))
  const over = windows.filter(({ limit, spent }) => spent > limit)
  const waitS = Math.max(0, ...over.map(({ resetS }) => resetS))
  return {
    isSpent: over.length > 0,
    headers: {
      'RateLimit-Policy': `${PER_MINUTE};w=60, ${PER_DAY};w=86400`,
      'RateLimit-Limit': String(tightest.limit),
      'RateLimit-Remaining': String(Math.max(0, left(tightest))),
      'RateLimit-Reset': String(over.length > 0 ? waitS : tightest.resetS),
      ...(over.length > 0 && { 'Retry-After': String(waitS) }),
    },
  }
}

function left({ limit, spent }: Window): number {
  return limit - spent
}

function secondsLeft(nowMs: number, windowMs: number): number {
  return Math.max(1, Math.ceil((windowMs - (nowMs % windowMs)) / 1000))
}

export function rateLimitText(): string {
  return `A key may ask ${PER_MINUTE} times a minute and ${PER_DAY} times a day. Retry-After says when it may again.`
}
