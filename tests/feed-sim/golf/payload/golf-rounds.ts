import type { Part } from '../../games/sim-game'
import { feedDate } from '../../payload/format'
import { HOLES, type Played, type PlayedRound } from '../play'
import { playedHoles, type Row } from '../view'
import { teeStamp, toParText } from './texts'

/** Strokes of a round so far, in and out. */
interface RoundSum {
  readonly strokes: number
  readonly toPar: number
  readonly out: number
  readonly in: number
}

const NINE = 9

export function sumOfRound({ pars }: Played, round: PlayedRound, count: number): RoundSum {
  const holes = playedHoles(round, count)
  const strokes = (some: readonly number[]) => some.reduce((sum, hole) => sum + (round.strokes[hole] ?? 0), 0)
  const par = holes.reduce((sum, hole) => sum + (pars[hole] ?? 0), 0)
  return {
    strokes: strokes(holes),
    toPar: strokes(holes) - par,
    out: strokes(holes.filter((hole) => hole < NINE)),
    in: strokes(holes.filter((hole) => hole >= NINE)),
  }
}

/**
 * The rounds on the leaderboard: sums, no holes. A round that is known but has not begun has a tee time and perhaps a
 * dash.
 */
export function leaderboardRounds(played: Played, row: Row, places: readonly number[]): readonly Part[] {
  const parts = row.holes.map((count, index) => {
    const period = index + 1
    const round = row.entry.rounds[index] as PlayedRound
    const common = { teeTime: feedDate(round.tee.at), hasStream: false, isPlayoff: false }
    if (count === 0 && period > row.round) return { period, ...common }
    if (count === 0) return { value: 0, displayValue: '-', period, ...startPlace(places, index), ...common }
    const sum = sumOfRound(played, round, count)
    return {
      value: sum.strokes,
      displayValue: toParText(sum.toPar),
      period,
      inScore: sum.in,
      outScore: sum.out,
      ...startPlace(places, index),
      ...(places[index] !== undefined && { currentPosition: places[index] }),
      ...common,
    }
  })
  // A player who missed the cut has an empty third round.
  const empty = { value: 0, displayValue: '-', period: 3, hasStream: false, isPlayoff: false }
  return row.state === 'cut' && row.round > 2 ? [...parts, empty] : parts
}

function startPlace(places: readonly number[], index: number): Part {
  const before = places[index - 1]
  return before === undefined ? {} : { startPosition: before }
}

/** The rounds on the scoreboard: hole by hole, the tee time hidden among the statistics. */
export function scoreboardRounds(played: Played, row: Row): readonly Part[] {
  return row.holes.map((count, index) => {
    const round = row.entry.rounds[index] as PlayedRound
    const statistics = { categories: [{ stats: [{ displayValue: teeStamp(round.tee.at) }, ...COUNTS] }] }
    if (count === 0) return { value: 0, displayValue: '-', period: index + 1, statistics }
    const { strokes, toPar } = sumOfRound(played, round, count)
    const holes = playedHoles(round, Math.min(count, HOLES)).map((hole) => holePart(played, round, hole))
    return {
      value: strokes,
      displayValue: toParText(toPar),
      period: index + 1,
      linescores: holes,
      statistics,
    }
  })
}

const COUNTS = [4, 2, 0, 0, 12].map((value) => ({ value, displayValue: String(value) }))

function holePart({ pars }: Played, round: PlayedRound, hole: number): Part {
  const value = round.strokes[hole] ?? 0
  const scoreType = { displayValue: toParText(value - (pars[hole] ?? 0)) }
  return { value, displayValue: String(value), period: hole + 1, scoreType }
}
