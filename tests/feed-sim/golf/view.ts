import { hash } from '../rng'
import { HOLES, ROUNDS, type Entry, type Played, type PlayedRound } from './play'

/** A tournament at one time. */
export interface GolfView {
  readonly played: Played
  readonly now: number
  readonly stage: Stage
  /** The round that is played or was last; 0 before the first. */
  readonly round: number
  /** In the order of the leaderboard. */
  readonly rows: readonly Row[]
}

/** `between` is after a round until the next one begins. */
export type Stage = 'before' | 'playing' | 'between' | 'final'

export interface Row {
  readonly entry: Entry
  readonly state: 'waiting' | 'playing' | 'finished' | 'cut' | 'withdrawn'
  /** The round to which the state belongs: for players who wait it is already the next one. */
  readonly round: number
  readonly thru: number
  readonly toPar: number
  /** To par and strokes without the running round. */
  readonly before: { readonly toPar: number; readonly strokes: number }
  /** Holes played in each round that has begun, or whose start is known (then none). */
  readonly holes: readonly number[]
  /** Absent for those who have not begun or are out. */
  readonly place?: { readonly number: number; readonly tied: boolean }
}

/** The feed opens a tournament before anybody has hit a ball, and closes it some minutes after the last putt. */
const OPENS_BEFORE_MS = 60 * 60_000
const CLOSES_AFTER_MS = 10 * 60_000
/** The tee times of the next round come out some minutes after a round. */
const PAIRED_AFTER_MS = 15 * 60_000

export function golfViewAt(played: Played, now: number): GolfView {
  const round = roundAt(played, now)
  const stage = stageAt(played, round, now)
  const paired = now >= roundOver(played, round) + PAIRED_AFTER_MS
  const rows = played.entries.map((entry) => rowOf(played, entry, { round, paired, now }))
  return { played, now, stage, round: stage === 'before' ? 0 : round, rows: placed(rows) }
}

interface Moment {
  readonly round: number
  /** Whether the next round's tee times are out. */
  readonly paired: boolean
  readonly now: number
}

function roundAt(played: Played, now: number): number {
  const begun = [2, 3, 4].filter((round) => firstTee(played, round) - OPENS_BEFORE_MS <= now)
  return begun.at(-1) ?? 1
}

function stageAt(played: Played, round: number, now: number): Stage {
  if (now < firstTee(played, 1) - OPENS_BEFORE_MS) return 'before'
  const over = roundOver(played, round)
  if (now < over) return 'playing'
  return round === ROUNDS && now >= over + CLOSES_AFTER_MS ? 'final' : 'between'
}

function firstTee({ entries }: Played, round: number): number {
  return Math.min(...roundsOf(entries, round).map(({ tee }) => tee.at))
}

function roundOver({ entries }: Played, round: number): number {
  const staying = entries.filter((entry) => entry.out?.why !== 'WD')
  return Math.max(...roundsOf(staying, round).map(({ doneAt }) => doneAt.at(-1) ?? 0))
}

function roundsOf(entries: readonly Entry[], round: number): readonly PlayedRound[] {
  return entries.flatMap((entry) => entry.rounds[round - 1] ?? [])
}

function rowOf(played: Played, entry: Entry, moment: Moment): Row {
  const { round, now } = moment
  if (entry.out && now >= entry.out.at) return outRow(played, entry, entry.out, round)
  const holes = holesAt(entry, moment)
  const current = moment.paired && entry.rounds[round] ? round + 1 : round
  const thru = holes[current - 1] ?? 0
  return {
    entry,
    state: stateOf(entry, current, thru, now),
    round: current,
    thru,
    ...totals(played, entry, holes),
  }
}

function outRow(played: Played, entry: Entry, out: NonNullable<Entry['out']>, round: number): Row {
  const begun = entry.rounds.filter(({ tee }) => tee.at <= out.at)
  const holes = begun.map(({ doneAt }) => doneAt.filter((at) => at <= out.at).length)
  const cut = out.why === 'CUT'
  return {
    entry,
    state: cut ? 'cut' : 'withdrawn',
    round: cut ? Math.max(round, holes.length) : holes.length,
    thru: 0,
    ...totals(played, entry, holes),
  }
}

/** The second round's tee times are known from the start, later ones when the round before is over. */
function holesAt(entry: Entry, { round, paired, now }: Moment): readonly number[] {
  const known = Math.max(2, paired ? round + 1 : round)
  return entry.rounds.slice(0, known).map(({ doneAt }) => doneAt.filter((at) => at <= now).length)
}

function stateOf(entry: Entry, round: number, thru: number, now: number): Row['state'] {
  if (thru === HOLES) return 'finished'
  const tee = entry.rounds[round - 1]?.tee.at ?? Infinity
  return tee <= now ? 'playing' : 'waiting'
}

/** `before` leaves the current round out, as the feed's score does while a player is on the course. */
function totals(played: Played, entry: Entry, holes: readonly number[]) {
  const complete = holes.map((n) => (n < HOLES ? 0 : n))
  return { holes, toPar: sum(played, entry, holes).toPar, before: sum(played, entry, complete) }
}

function sum({ pars }: Played, entry: Entry, holes: readonly number[]) {
  let strokes = 0
  let par = 0
  holes.forEach((n, index) => {
    for (const hole of playedHoles(entry.rounds[index], n)) {
      strokes += entry.rounds[index]?.strokes[hole] ?? 0
      par += pars[hole] ?? 0
    }
  })
  return { strokes, toPar: strokes - par }
}

/** Indices of the holes that are done, in the order in which they were played. */
export function playedHoles(round: PlayedRound | undefined, count: number): readonly number[] {
  const first = (round?.tee.hole ?? 1) - 1
  return Array.from({ length: count }, (_, n) => (first + n) % HOLES)
}

/** Those in play first, by score; then those yet to begin, those who missed the cut, those who gave up. */
function placed(rows: readonly Row[]): readonly Row[] {
  const order = rows.toSorted(
    (a, b) => groupOf(a) - groupOf(b) || a.toPar - b.toPar || hash(a.entry.id) - hash(b.entry.id),
  )
  const scores = order.filter((row) => groupOf(row) === 0).map((row) => row.toPar)
  return order.map((row) => {
    if (groupOf(row) !== 0) return row
    const number = scores.indexOf(row.toPar) + 1
    return { ...row, place: { number, tied: scores.lastIndexOf(row.toPar) + 1 > number } }
  })
}

function groupOf(row: Row): number {
  if (row.state === 'withdrawn') return 3
  if (row.state === 'cut') return 2
  return (row.holes[0] ?? 0) > 0 ? 0 : 1
}
