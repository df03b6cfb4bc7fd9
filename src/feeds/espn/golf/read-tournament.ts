import { refusedEventText } from '../../../domain/feed-texts/refused-event'
import { hasHeadStart } from '../../../domain/golf/head-start'
import { golfState } from '../../../domain/golf/tournament-state'
import type { GolfState, Scoring } from '../../../domain/golf/tournament'
import { id, isRecord, isTrue, list, nameText, record, whole, type Fields } from '../../read'
import { mapStart } from '../start'
import { readRoundStatus, strokesOf, type RoundStatus } from './read-golf'

export const MATCH_PLAY = 'Invalid golf data: match play has no leaderboard'

const USUAL_ROUNDS = 4
const USUAL_CUT = 2
const NO_CUT = 0
/** Every cut sends home at least this part of the field; that of the smallest fields is a third. */
const SMALLEST_CUT = 0.1
const MOST_ROUNDS = 6

/** An event with what a tournament needs, whichever endpoint it came from. */
export interface FeedTournament {
  readonly id: string
  readonly event: Fields
  readonly competition: Fields
  readonly competitors: readonly unknown[]
  readonly state: GolfState
  readonly completed: boolean
  readonly round: RoundStatus
  readonly rounds: number
  /** The last round that anybody has, played or with a tee time. */
  readonly listedRound: number
  /** A player who has exactly this many rounds and no more has missed the cut; 0 if there was none. */
  readonly roundsBeforeCut: number
  readonly scoring: Scoring
  /** Whether players were given strokes before the first round. */
  readonly headStart: boolean
  /** Id of the winner, once there is one. */
  readonly winner: string
}

export type ReadTournament =
  | { readonly ok: true; readonly tournament: FeedTournament }
  | { readonly ok: false; readonly reason: string }

export function readTournament(event: unknown): ReadTournament {
  const eventId = id(record(event)['id'])
  if (!isRecord(event) || eventId === '' || !Array.isArray(event['competitions'])) {
    return { ok: false, reason: refusedEventText('properties') }
  }
  if (isMatchPlay(event)) return { ok: false, reason: MATCH_PLAY }
  return { ok: true, tournament: tournamentOf(eventId, event) }
}

function tournamentOf(eventId: string, event: Fields): FeedTournament {
  const competition = record(list(event['competitions'])[0])
  const about = record(event['tournament'])
  const type = record(record(event['status'])['type'])
  const round = readRoundStatus(competition['status'], event['status'])
  const words = `${nameText(type['name'])} ${nameText(type['description'])}`
  // The feed calls cancelled games completed, too.
  const completed = isTrue(type['completed']) && !/cancel|postpone|abandon/i.test(words)
  // Play that is suspended will go on, although the feed calls it `post` in other sports.
  const isInterrupted = !completed && /suspend|delay/i.test(words)
  const told = nameText(type['state']) || round.state
  const state = isInterrupted && told !== 'pre' ? 'in' : told
  const competitors = list(competition['competitors'])
  const rounds = roundsOf(about['numberOfRounds'])
  const isOver = state === 'post'
  const listedRound = listedRoundOf(competitors, rounds, isOver)
  return {
    id: eventId,
    event,
    competition,
    competitors,
    completed,
    state: golfState(completed || state === 'post', state === 'in'),
    round,
    rounds,
    listedRound,
    roundsBeforeCut: roundsBeforeCut(competitors, listedRound, isOver),
    headStart: hasHeadStart(nameText(event['name']), mapStart(event['date'])),
    scoring: /stableford/i.test(systemOf(about) || systemOf(competition)) ? 'points' : 'strokes',
    winner: id(record(event['winner'])['id']),
  }
}

/** Cups and match play come as lists of sessions, or as two teams without rounds. */
function isMatchPlay(event: Fields): boolean {
  const first = list(event['competitions'])[0]
  const system = systemOf(record(event['tournament'])) || systemOf(record(first))
  return Array.isArray(first) || /^(match|cup)$/i.test(system) || isCupName(nameText(event['name']))
}

function isCupName(name: string): boolean {
  return /\b(ryder|presidents|solheim) cup\b/i.test(name)
}

function systemOf(holder: Fields): string {
  return nameText(record(holder['scoringSystem'])['name'])
}

/**
 * Two, or three in a week on three courses. The feed does not say; most players who are out have missed the cut. A few
 * of a large field have withdrawn from a tournament without a cut.
 */
function roundsBeforeCut(competitors: readonly unknown[], listedRound: number, isOver: boolean): number {
  const counts = roundCounts(competitors, isOver)
  const have = (count: number) => (count < listedRound ? counts.filter((one) => one === count).length : 0)
  const rounds = have(USUAL_CUT + 1) > have(USUAL_CUT) ? USUAL_CUT + 1 : USUAL_CUT
  return have(rounds) < competitors.length * SMALLEST_CUT ? NO_CUT : rounds
}

/** The feed lists a round with its tee times. Once the tournament is over, one that was never played counts no more. */
function roundCounts(competitors: readonly unknown[], isOver: boolean): readonly number[] {
  return competitors.map(isOver ? playedRoundsOf : linesOf)
}

function linesOf(competitor: unknown): number {
  return list(record(competitor)['linescores']).length
}

function playedRoundsOf(competitor: unknown): number {
  return list(record(competitor)['linescores']).filter((line) => strokesOf(record(line)['value']) > 0).length
}

function listedRoundOf(competitors: readonly unknown[], rounds: number, isOver: boolean): number {
  return roundCounts(competitors, isOver).reduce((most, count) => Math.max(most, Math.min(count, rounds)), 0)
}

function roundsOf(value: unknown): number {
  const rounds = whole(value) ?? USUAL_ROUNDS
  return rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : USUAL_ROUNDS
}
