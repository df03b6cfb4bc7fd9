import { createRng } from '../rng'

/** One match of a cup: who won each hole and when it was over. It ends as soon as it is decided. */
export interface Match {
  readonly start: number
  readonly holes: readonly WonHole[]
}

export interface WonHole {
  readonly at: number
  /** 1 for the side at home, -1 for the other, 0 when the hole was halved. */
  readonly won: -1 | 0 | 1
}

const HOLES = 18
const HALVED_CHANCE = 0.5
const HOLE_MS = 14.5 * 60_000

export function playMatch(seed: string, start: number, edge: number): Match {
  const rng = createRng(seed)
  const holes: WonHole[] = []
  let at = start
  let lead = 0
  while (holes.length < HOLES && Math.abs(lead) <= HOLES - holes.length) {
    at += Math.round(HOLE_MS * (0.9 + rng() * 0.2))
    const won = rng() < HALVED_CHANCE ? 0 : rng() < 0.5 + edge * 0.15 ? 1 : -1
    lead += won
    holes.push({ at, won })
  }
  return { start, holes }
}

/** A match at one time. */
export interface MatchView {
  readonly state: 'pre' | 'in' | 'post'
  readonly thru: number
  /** The lead of the home side in holes; negative when it is behind. */
  readonly lead: number
}

export function matchAt({ start, holes }: Match, now: number): MatchView {
  const done = holes.filter(({ at }) => at <= now)
  const lead = done.reduce((sum, { won }) => sum + won, 0)
  const state = now < start ? 'pre' : done.length === holes.length ? 'post' : 'in'
  return { state, thru: done.length, lead }
}

/**
 * `1 UP` or `3 & 2` for the side ahead, empty for the side behind; both get the same text when nobody is
 * ahead.
 */
export function matchText({ state, thru, lead }: MatchView, side: 'home' | 'away'): string {
  const up = side === 'home' ? lead : -lead
  if (state === 'pre' || up < 0) return ''
  if (up === 0) return state === 'post' ? 'Halved' : 'AS'
  const left = HOLES - thru
  return state === 'post' && left > 0 ? `${up} & ${left}` : `${up} UP`
}

/** A point for the winner, a half for both when nobody won. */
export function matchPoints({ state, lead }: MatchView, side: 'home' | 'away'): number {
  if (state !== 'post') return 0
  if (lead === 0) return 0.5
  return lead > 0 === (side === 'home') ? 1 : 0
}
