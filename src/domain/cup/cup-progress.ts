import type { CupSide, Points } from './cup'
import { pointsText } from './cup-points'

export const POINTS_TO_WIN = 14.5
export const TOTAL_POINTS = 28

export const SIDE_NAMES: Readonly<Record<CupSide, string>> = { usa: 'USA', europe: 'Europe' }

export interface CupProgress {
  /** Percent of all points, for the two bars. */
  readonly shares: Points
  readonly scored: number
  readonly remaining: number
  /** What each side still needs to win. */
  readonly toWin: Points
  /** Present once a side has enough. */
  readonly winner?: CupSide
}

export function cupProgress(points: Points): CupProgress {
  const scored = points.usa + points.europe
  const winner = winnerOf(points)
  return {
    shares: forBoth(points, (own) => Math.min(100, Math.max(0, (own / TOTAL_POINTS) * 100))),
    scored,
    remaining: Math.max(0, TOTAL_POINTS - scored),
    toWin: forBoth(points, (own) => Math.max(0, POINTS_TO_WIN - own)),
    ...(winner && { winner }),
  }
}

export function raceText(): string {
  return `Race to ${pointsText(POINTS_TO_WIN)} points secures the cup`
}

/** A tie leaves a side half a point short of what it needs to win. */
const SHORT_IN_A_TIE = 0.5

/**
 * The text beside a side's bar. It names no number of points when the remaining points are too few. A side that can
 * still tie may keep the cup, so that is not out of its reach.
 */
export function needsText(toWin: number, remaining: number): string {
  if (toWin === 0) return 'done'
  if (toWin <= remaining) return `${pointsText(toWin)} to win`
  const canTie = remaining > 0 && toWin - SHORT_IN_A_TIE <= remaining
  return canTie ? 'tie at best' : 'out of reach'
}

/** The result, or that it is decided before the end; undefined while it is open. */
export function verdictText({ winner, remaining }: CupProgress): string | undefined {
  if (winner) return `${SIDE_NAMES[winner]} has the points for the cup`
  return remaining === 0 ? 'A tie: the holder keeps the cup' : undefined
}

function winnerOf(points: Points): CupSide | undefined {
  if (points.usa >= POINTS_TO_WIN) return 'usa'
  return points.europe >= POINTS_TO_WIN ? 'europe' : undefined
}

function forBoth(points: Points, rule: (own: number) => number): Points {
  return { usa: rule(points.usa), europe: rule(points.europe) }
}
