import { createRng, hash, int, shuffle } from '../rng'
import { parsOf } from './course-holes'
import { GOLFERS, type Golfer } from './golfers'
import { strokesOf } from './strokes'
import { closingTee, openingTee, type Tee } from './tee-sheet'
import type { Tournament, TournamentKind } from './tournament'

/** A player on his own, or two who play as one. */
export interface Entry {
  readonly id: string
  readonly golfers: readonly Golfer[]
  /** All rounds that this entry plays: two when it misses the cut. */
  readonly rounds: readonly PlayedRound[]
  /** From when on it is out, and why. */
  readonly out?: { readonly at: number; readonly why: 'CUT' | 'WD' }
}

export interface PlayedRound {
  readonly tee: Tee
  /** The strokes of each hole in the order of the course, 18 of them. */
  readonly strokes: readonly number[]
  /** When each hole is over, in the order in which they are played. */
  readonly doneAt: readonly number[]
}

/** A tournament from beginning to end. */
export interface Played {
  readonly tournament: Tournament
  readonly pars: readonly number[]
  readonly entries: readonly Entry[]
  readonly cut: Cut | undefined
}

export interface Cut {
  readonly toPar: number
  readonly count: number
}

export const HOLES = 18
export const ROUNDS = 4
const FIELD: Readonly<Record<TournamentKind, number>> = {
  usual: 144,
  major: 156,
  limited: 72,
  final: 30,
  pairs: 72,
}
const PLAYERS_AFTER_CUT: Readonly<Record<TournamentKind, number | undefined>> = {
  usual: 65,
  major: 60,
  limited: undefined,
  final: undefined,
  pairs: 33,
}
const WITHDRAWALS = 4
const HOLE_MS = { three: 14.2 * 60_000, two: 12.8 * 60_000 }
const TEAM_HELP = 0.9
const FIRST_TEAM_ID = 9_700_001

/** Plays a tournament. Pure: the same seed gives the same one. */
export function playTournament(seed: number, tournament: Tournament): Played {
  const pars = parsOf(tournament.course)
  const field = fieldOf(seed, tournament)
  const opening = field.map((golfers, place) =>
    openingRounds(seed, tournament, pars, golfers, place, field.length),
  )
  const retired = retirements(seed, tournament, opening)
  const through = PLAYERS_AFTER_CUT[tournament.kind]
  const cut = through === undefined ? undefined : cutAfter(opening, retired, pars, through)
  const staying = opening.filter((entry) => !retired.has(entry.id) && makesCut(entry, pars, cut))
  const closing = closingRounds(seed, tournament, pars, staying)
  const cutAt = Math.max(...opening.filter((entry) => !retired.has(entry.id)).map(lastDone))
  const entries = opening.map((entry) => {
    const wd = retired.get(entry.id)
    if (wd !== undefined) return { ...entry, out: { at: wd, why: 'WD' as const } }
    return closing.get(entry.id) ?? { ...entry, out: { at: cutAt, why: 'CUT' as const } }
  })
  return { tournament, pars, entries: withOneWinner(entries, pars), cut }
}

function fieldOf(seed: number, { id, kind, beside }: Tournament): readonly (readonly Golfer[])[] {
  const rng = createRng(`${seed}/golf/${id}/field`)
  // Players who were not invited to a greater tournament play in the one beside it.
  const tour = kind === 'limited' || kind === 'final' ? bySkill() : beside ? bySkill().toReversed() : GOLFERS
  if (kind === 'pairs') return pairs(shuffle(rng, tour)).slice(0, FIELD.pairs)
  return shuffle(rng, tour.slice(0, kind === 'usual' ? tour.length : FIELD[kind]))
    .slice(0, FIELD[kind])
    .map((golfer) => [golfer])
}

function bySkill(): Golfer[] {
  return GOLFERS.filter(({ amateur }) => !amateur).toSorted((a, b) => b.skill - a.skill)
}

function pairs(golfers: readonly Golfer[]): readonly (readonly Golfer[])[] {
  return golfers.flatMap((golfer, n) => (n % 2 === 0 ? [[golfer, golfers[n + 1] as Golfer]] : []))
}

function openingRounds(
  seed: number,
  tournament: Tournament,
  pars: readonly number[],
  golfers: readonly Golfer[],
  place: number,
  size: number,
): Entry {
  const id = golfers.length === 1 ? (golfers[0]?.id ?? '') : String(FIRST_TEAM_ID + place)
  const rounds = ([1, 2] as const).map((round) =>
    playRound(seed, tournament, pars, { id, golfers }, round, openingTee(tournament, round, place, size)),
  )
  return { id, golfers, rounds }
}

function playRound(
  seed: number,
  tournament: Tournament,
  pars: readonly number[],
  { id, golfers }: Pick<Entry, 'id' | 'golfers'>,
  round: number,
  tee: Tee,
): PlayedRound {
  const key = `${seed}/golf/${tournament.id}/${id}/${round}`
  const skill = golfers.reduce((sum, golfer) => sum + golfer.skill, 0) / golfers.length
  const strokes = strokesOf(key, pars, skill, golfers.length > 1 ? TEAM_HELP : 0)
  return { tee, strokes, doneAt: paceOf(`${tournament.id}/${round}/${tee.group}`, tee, round > 2) }
}

/** A group keeps one pace, with a wait here and there. */
function paceOf(key: string, tee: Tee, twos: boolean): readonly number[] {
  const rng = createRng(key)
  const usual = twos ? HOLE_MS.two : HOLE_MS.three
  let at = tee.at
  return Array.from({ length: HOLES }, () => (at += Math.round(usual * (0.9 + rng() * 0.2))))
}

/** Who gives up, and when: in the middle of one of the first two rounds. */
function retirements(
  seed: number,
  { id }: Tournament,
  entries: readonly Entry[],
): ReadonlyMap<string, number> {
  const rng = createRng(`${seed}/golf/${id}/out`)
  const some = shuffle(rng, entries).slice(0, int(rng, 1, WITHDRAWALS))
  return new Map(
    some.map((entry) => {
      const round = entry.rounds[int(rng, 0, 1)] as PlayedRound
      return [entry.id, round.doneAt[int(rng, 2, 15)] ?? round.tee.at]
    }),
  )
}

function cutAfter(
  entries: readonly Entry[],
  retired: ReadonlyMap<string, number>,
  pars: readonly number[],
  through: number,
): Cut {
  const totals = entries
    .filter((entry) => !retired.has(entry.id))
    .map((entry) => toParAfter(entry, pars, 2))
    .toSorted((a, b) => a - b)
  const toPar = totals[Math.min(through, totals.length) - 1] ?? 0
  return { toPar, count: totals.filter((total) => total <= toPar).length }
}

function makesCut(entry: Entry, pars: readonly number[], cut: Cut | undefined): boolean {
  return !cut || toParAfter(entry, pars, 2) <= cut.toPar
}

function closingRounds(
  seed: number,
  tournament: Tournament,
  pars: readonly number[],
  staying: readonly Entry[],
): ReadonlyMap<string, Entry> {
  let entries = staying
  for (const round of [3, 4] as const) {
    const order = entries.toSorted(
      (a, b) =>
        toParAfter(a, pars, round - 1) - toParAfter(b, pars, round - 1) || Number(a.id) - Number(b.id),
    )
    entries = order.map((entry, place) => {
      const tee = closingTee(tournament, round, place, order.length)
      return { ...entry, rounds: [...entry.rounds, playRound(seed, tournament, pars, entry, round, tee)] }
    })
  }
  return new Map(entries.map((entry) => [entry.id, entry]))
}

/** There are no play-offs: all but one of those who would share the lead get one more stroke. */
function withOneWinner(entries: readonly Entry[], pars: readonly number[]): readonly Entry[] {
  const finishers = entries.filter((entry) => entry.rounds.length === ROUNDS)
  const best = Math.min(...finishers.map((entry) => toParAfter(entry, pars, ROUNDS)))
  const leaders = finishers.filter((entry) => toParAfter(entry, pars, ROUNDS) === best)
  const winner = leaders.toSorted((a, b) => hash(a.id) - hash(b.id))[0]
  return entries.map((entry) => (leaders.includes(entry) && entry !== winner ? oneMore(entry) : entry))
}

function oneMore(entry: Entry): Entry {
  const last = entry.rounds[ROUNDS - 1] as PlayedRound
  const strokes = last.strokes.map((n, hole) => (hole === HOLES - 1 ? n + 1 : n))
  return { ...entry, rounds: [...entry.rounds.slice(0, -1), { ...last, strokes }] }
}

export function toParAfter(entry: Entry, pars: readonly number[], rounds: number): number {
  const par = pars.reduce((sum, n) => sum + n, 0)
  const strokes = entry.rounds.slice(0, rounds).flatMap((round) => round.strokes)
  return strokes.reduce((sum, n) => sum + n, 0) - par * Math.min(rounds, entry.rounds.length)
}

function lastDone(entry: Entry): number {
  return entry.rounds.at(-1)?.doneAt.at(-1) ?? 0
}
