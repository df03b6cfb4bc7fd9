import type { GameOddsRecord } from './odds-record'

/** When an answer of the feed was requested, and when its lines are saved. ISO times, product clock. */
export interface AnswerTimes {
  readonly askedAt: string
  readonly at: string
}

/**
 * Whether another writer saved a line of the game while this answer was on its way. Polls and the job before the start
 * ask side by side, and nobody knows which of two answers the feed gave last. The saved line stays, or a move could be
 * taken back and then made again. The next poll brings what is true.
 */
export function isOvertaken(stored: GameOddsRecord | undefined, { askedAt, at }: AnswerTimes): boolean {
  return stored !== undefined && askedAt < stored.fetched_at && stored.fetched_at <= at
}
