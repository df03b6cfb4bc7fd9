import type { Phase } from '../game/game'
import type { Capture } from './capture'
import type { LinePoint } from './line-point'

/** What one can bet on, each with a chart of its own: their numbers have nothing in common. */
export const MARKETS = ['spread', 'moneyline', 'total'] as const
export type Market = (typeof MARKETS)[number]

export type Track = 'homeSpread' | 'homeMoneyLine' | 'awayMoneyLine' | 'overUnder'

/** The numbers that a market's chart draws. Both spreads mirror each other, so one says it all. */
export const TRACKS: Readonly<Record<Market, readonly Track[]>> = {
  spread: ['homeSpread'],
  moneyline: ['awayMoneyLine', 'homeMoneyLine'],
  total: ['overUnder'],
}

/** The first and the last value of one number. */
export interface TrackEnds {
  readonly track: Track
  readonly first: number
  readonly last: number
}

export interface MarketMovement {
  readonly market: Market
  /** The points at which this market changed, the oldest first; at each of them it has at least one number. */
  readonly points: readonly LinePoint[]
  readonly ends: readonly TrackEnds[]
  /** What the first point is: `earliest` if it is not the opening line, as the server may have kept no older ones. */
  readonly firstIs: 'open' | 'earliest'
  readonly lastIs: 'current' | 'closing' | 'last'
}

/** The line as cards show it now: the numbers that somebody offers, and why it was saved. */
type ShownLine = Partial<Record<Track, number>> & { readonly capture: Capture }

/** How a market moved; undefined if it was never offered. */
export function marketMovement(
  market: Market,
  all: readonly LinePoint[],
  phase: Phase,
  line: ShownLine | undefined,
): MarketMovement | undefined {
  const tracks = TRACKS[market]
  const offered = all.filter((point) => tracks.some((track) => point[track] !== undefined))
  const last = offered.at(-1)
  if (!last) return undefined
  const points = offered.filter((point, index) => index === 0 || differs(tracks, point, offered[index - 1]!))
  return {
    market,
    points,
    ends: tracks.flatMap((track) => endsOf(track, offered)),
    firstIs: all[0]!.isOpening ? 'open' : 'earliest',
    lastIs: meaningOfLast(phase, line?.capture ?? last.capture, !line || isIn(line, tracks)),
  }
}

function differs(tracks: readonly Track[], point: LinePoint, before: LinePoint): boolean {
  return tracks.some((track) => point[track] !== before[track])
}

function endsOf(track: Track, points: readonly LinePoint[]): readonly TrackEnds[] {
  const values = points.flatMap((point) => point[track] ?? [])
  return values.length > 0 ? [{ track, first: values[0]!, last: values.at(-1)! }] : []
}

function isIn(line: ShownLine, tracks: readonly Track[]): boolean {
  return tracks.some((track) => line[track] !== undefined)
}

/**
 * A line that was taken down is neither current nor closing. Before the start the others may move on; afterwards they
 * are closing ones only if they were taken when play began.
 */
function meaningOfLast(phase: Phase, capture: Capture, isOffered: boolean): MarketMovement['lastIs'] {
  if (!isOffered) return 'last'
  if (phase === 'scheduled') return 'current'
  return capture === 'closing' ? 'closing' : 'last'
}

/** Where a chart stops drawing the last line: now before the start of the game, at the start afterwards. */
export function movementEndMs(
  points: readonly LinePoint[],
  phase: Phase,
  startMs: number,
  nowMs: number,
): number {
  const lastMs = Date.parse(points.at(-1)!.at)
  const endMs = phase === 'scheduled' || Number.isNaN(startMs) ? nowMs : startMs
  return Number.isNaN(lastMs) ? endMs : Math.max(lastMs, endMs)
}
