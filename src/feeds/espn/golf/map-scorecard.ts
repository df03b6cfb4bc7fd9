import { holeScore } from '../../../domain/golf/hole-score'
import { nineTotals } from '../../../domain/golf/nine-totals'
import type { CardRound, Scorecard } from '../../../domain/golf/scorecard'
import { toParText } from '../../../domain/golf/to-par'
import { list, record, whole, type Fields } from '../../read'
import { mapStart } from '../start'
import { mapPerson } from './map-person'
import { holesOf, mapRounds, type FeedRound } from './map-rounds'
import { strokesOf } from './read-golf'
import { readTournament, type FeedTournament } from './read-tournament'
import { roundTeeTime } from './round-tee-time'

/** By the hole's number; undefined for a par that the feed does not tell. */
type Pars = ReadonlyMap<number | undefined, number | undefined>

/**
 * The card of one player, from either endpoint's reply; undefined when the player is not in it. Only the scoreboard has
 * holes; the leaderboard has just the out and in of each round.
 */
export function mapScorecard(reply: unknown, eventId: string, playerId: string): Scorecard | undefined {
  const events = list(record(reply)['events']).map(readTournament)
  const found = events.flatMap((read) =>
    read.ok && read.tournament.id === eventId ? [read.tournament] : [],
  )[0]
  const competitor = found?.competitors.map(record).find((one) => mapPerson(one).id === playerId)
  return found && competitor ? cardOf(found, competitor) : undefined
}

function cardOf(feed: FeedTournament, competitor: Fields): Scorecard {
  const person = mapPerson(competitor)
  const pars = coursePars(feed.event)
  const rounds = mapRounds(competitor, feed.rounds)
  const shiftMs = teeTimeShift(competitor, rounds)
  const card = rounds.map((round) => roundOf(round, pars, shiftMs))
  return { tournament: feed.id, player: person.id, name: person.name, rounds: card }
}

function roundOf(round: FeedRound, pars: Pars, shiftMs: number): CardRound {
  const { period, strokes, toPar, line } = round
  const teeTime = roundTeeTime(round)
  const holes = holesOf(round).map((one) =>
    holeScore(one.hole, one.strokes, one.scoreType, pars.get(one.hole)),
  )
  const [out, back] = [strokesOf(line['outScore']), strokesOf(line['inScore'])]
  const told = { ...(out > 0 && { out }), ...(back > 0 && { in: back }) }
  return {
    period,
    strokes,
    score: toParText(toPar),
    ...(teeTime !== undefined && { teeTime: shifted(teeTime, shiftMs) }),
    holes,
    ...(holes.length > 0 ? nineTotals(holes) : told),
  }
}

/** With several courses it is unknown which one a player played, so pars are known only with a single one. */
function coursePars(event: Fields): Pars {
  const [course, ...others] = list(event['courses']).map(record)
  if (!course || others.length > 0) return new Map()
  const holes = list(course['holes']).map(record)
  return new Map(holes.map((hole) => [whole(hole['number']), whole(hole['shotsToPar'])]))
}

/**
 * Recordings of 2021 have the rounds' tee times 3 hours late (an Eastern clock read as a Pacific one), while the one in
 * the status is right. The difference of the two is applied to all of them.
 */
function teeTimeShift(competitor: Fields, rounds: readonly FeedRound[]): number {
  const status = record(competitor['status'])
  const right = mapStart(status['teeTime'])
  const round = rounds.find(({ period }) => period === whole(status['period']))
  const told = round && roundTeeTime(round)
  return right === undefined || told === undefined ? 0 : Date.parse(right) - Date.parse(told)
}

function shifted(teeTime: string, shiftMs: number): string {
  return `${new Date(Date.parse(teeTime) + shiftMs).toISOString().slice(0, 19)}Z`
}
