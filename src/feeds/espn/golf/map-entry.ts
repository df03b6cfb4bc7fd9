import type { Rankable } from '../../../domain/golf/ranking'
import { MOST } from '../../limits'
import { id, isRecord, isTrue, record, whole, wholeWithin, type Fields } from '../../read'
import type { CompetitorPlay } from './competitor'
import { leaderboardPlay } from './leaderboard-play'
import { mapPerson, type Person } from './map-person'
import { mapRounds, type FeedRound } from './map-rounds'
import type { FeedTournament } from './read-tournament'
import { scoreboardPlay } from './scoreboard-play'
import { totalToPar } from './total-to-par'

/** A competitor with everything that a row needs except its place. */
export interface Entry extends Rankable {
  readonly person: Person
  readonly play: CompetitorPlay
  readonly rounds: readonly FeedRound[]
  /** False when the feed does not tell a total; `toPar` is 0 then. */
  readonly hasTotal: boolean
  /** Places gained; the feed counts the change of the place, so a gain is negative there. */
  readonly movement?: number
}

/** Nothing for a competitor without id or name. */
export function mapEntry(tournament: FeedTournament, value: unknown, index: number): Entry | undefined {
  const competitor = record(value)
  const person = mapPerson(competitor)
  if (person.id === '' || person.name === '') return undefined
  const rounds = mapRounds(competitor, tournament.rounds)
  const around = {
    round: tournament.round,
    eventState: tournament.state,
    rounds,
    lastRound: tournament.rounds,
    listedRound: tournament.listedRound,
    roundsBeforeCut: tournament.roundsBeforeCut,
  }
  const play = isRecord(competitor['status']) ? leaderboardPlay(competitor, around) : scoreboardPlay(around)
  const toPar = totalToPar(competitor, rounds, tournament.headStart)
  const movement = wholeWithin(competitor['movement'], -MOST.players, MOST.players) ?? 0
  return {
    id: person.id,
    person,
    play,
    rounds,
    toPar: toPar ?? 0,
    hasTotal: toPar !== undefined,
    standing: standingOf(play, rounds, toPar !== undefined),
    wonPlayoff: wonPlayoff(tournament, competitor, person),
    order: whole(competitor['sortOrder']) ?? whole(competitor['order']) ?? index + 1,
    ...(movement !== 0 && { movement: -movement }),
  }
}

/** Nobody has a place whose total is unknown. */
function standingOf(
  play: CompetitorPlay,
  rounds: readonly FeedRound[],
  hasTotal: boolean,
): Rankable['standing'] {
  if (play.state === 'out') return 'out'
  return hasTotal && startedRoundOf({ play, rounds }) > 0 ? 'ranked' : 'unstarted'
}

/** The last round in which the player has hit a ball. The feed may tell of the play and leave out all rounds. */
export function startedRoundOf({ play, rounds }: Pick<Entry, 'play' | 'rounds'>): number {
  const last = rounds.filter(({ strokes }) => strokes > 0).at(-1)
  if (last) return last.period
  // Only players on the course have a number there.
  const isInRound = play.state === 'finished' || Number(play.thru) > 0
  return isInRound ? play.period : 0
}

function wonPlayoff(tournament: FeedTournament, competitor: Fields, person: Person): boolean {
  const position = record(record(competitor['status'])['position'])
  const isWinner = isTrue(competitor['winner']) || tournament.winner === person.id
  return tournament.completed && (isWinner || id(position['displayName']) === '1')
}
