import type { CupRows, GameRows, Season } from '../../../src/domain/board/board'
import type { Game } from '../../../src/domain/game/game'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { GolfRows } from '../../../src/domain/golf/golf-rows'
import type { OddsLine } from '../../../src/domain/odds/odds-line'
import type { GamesFound } from '../../../src/domain/seasons/season-content'

/** What a league's reader has found out in one tick. Its memory goes into the next tick whatever happened. */
export type Reading<Memory> = { readonly memory: Memory } & (
  | { readonly kind: 'found'; readonly findings: Findings }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'failed'; readonly failure: FeedFailure }
)

export type OddsLines = Readonly<Record<string, OddsLine>>

/** What there is to show: of which day, how it was found, and the rows. */
export interface Findings {
  readonly day: string
  readonly upcoming: boolean
  /** Set when games may be missing that a later poll asks for: it comes after this long at the latest. */
  readonly nextStepMs?: number | undefined
  readonly found: GamesFound
  readonly season?: Season
  /** What the reply offered, by game id; leagues without odds have none. */
  readonly lines?: OddsLines
  /** Games that have ended and are on no board any more. Code that waits for their end finds it here. */
  readonly ended?: readonly Game[]
  readonly rows: GameRows | GolfRows | CupRows
}

/** A search for the next games, or a day that is still read group by group, goes on after this long, product time. */
export const NEXT_STEP_MS = 1000

/** Slow replies just below their timeout must not add up to more than a lock's lifetime. */
const LONGEST_ASKING_MS = 10_000

/** Whether a tick that has begun now may ask for one thing more (wall time). */
export function askingTime(): () => boolean {
  const end = Date.now() + LONGEST_ASKING_MS
  return () => Date.now() < end
}

/** A search for the next day with games asks this many times at once; more would keep others waiting. */
export const REQUESTS_PER_TICK = 3
