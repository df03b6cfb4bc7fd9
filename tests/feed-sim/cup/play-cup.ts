import { GOLFERS, type Golfer } from '../golf/golfers'
import { createRng, hash, shuffle } from '../rng'
import { sessionsOf, type CupEvent, type CupSession } from './cup-schedule'
import { playMatch, type Match } from './play-match'

export type Team = 'usa' | 'europe'

export interface CupMatch {
  readonly id: string
  readonly match: Match
  readonly players: Readonly<Record<Team, readonly Golfer[]>>
}

export interface PlayedSession {
  readonly session: CupSession
  readonly matches: readonly CupMatch[]
}

const TEAM_SIZE = 12

/** The whole cup. Pure: the same seed gives the same one. */
export function playCup(seed: number, event: CupEvent): readonly PlayedSession[] {
  const teams = { usa: teamOf(seed, event, 'usa'), europe: teamOf(seed, event, 'europe') }
  return sessionsOf(event).map((session, number) => ({
    session,
    matches: Array.from({ length: session.matches }, (_, n) =>
      cupMatch(seed, event, session, `${number + 1}${String(n + 1).padStart(2, '0')}`, n, {
        usa: pickPlayers(seed, event, session, teams.usa, n),
        europe: pickPlayers(seed, event, session, teams.europe, n),
      }),
    ),
  }))
}

/** The best golfers of the year, by their skill and their results. */
function teamOf(seed: number, { cup }: CupEvent, side: Team): readonly Golfer[] {
  const form = ({ id, skill }: Golfer) => skill + (hash(`${seed}/cup/${cup.year}/${id}`) / 0xffffffff) * 0.6
  return GOLFERS.filter(({ country, amateur }) => country.side === side && !amateur)
    .toSorted((a, b) => form(b) - form(a))
    .slice(0, TEAM_SIZE)
}

function pickPlayers(
  seed: number,
  { id }: CupEvent,
  { name, format }: CupSession,
  team: readonly Golfer[],
  n: number,
): readonly Golfer[] {
  const size = format === 'singles' ? 1 : 2
  return shuffle(createRng(`${seed}/cup/${id}/${name}`), team).slice(n * size, (n + 1) * size)
}

function cupMatch(
  seed: number,
  { id, home }: CupEvent,
  session: CupSession,
  suffix: string,
  n: number,
  players: CupMatch['players'],
): CupMatch {
  const matchId = `${id}${suffix}`
  const skill = (team: Team) =>
    players[team].reduce((sum, golfer) => sum + golfer.skill, 0) / players[team].length
  const gap = skill('usa') - skill('europe')
  const start = session.start + n * session.everyMs
  return {
    id: matchId,
    match: playMatch(`${seed}/cup/${matchId}`, start, home === 'usa' ? gap : -gap),
    players,
  }
}
