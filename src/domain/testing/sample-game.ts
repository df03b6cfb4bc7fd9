import type { BoardHead, GameBoard } from '../board/board'
import type { FinalGame, LiveGame, OffGame, ScheduledGame, Team } from '../game/game'

/** Games and boards for tests; override what the test is about. */
export function sampleTeam(changes: Partial<Team> = {}): Team {
  return {
    id: '1',
    name: 'Homes',
    displayName: 'Hom City Homes',
    abbreviation: 'HOM',
    score: 0,
    record: '3-1',
    ...changes,
  }
}

export function scheduledGame(changes: Partial<ScheduledGame> = {}): ScheduledGame {
  return { ...facts('0Q'), phase: 'scheduled', ...changes }
}

export function liveGame(changes: Partial<LiveGame> = {}): LiveGame {
  return { ...facts('3Q • 8:36'), phase: 'live', ...changes }
}

export function finalGame(changes: Partial<FinalGame> = {}): FinalGame {
  return { ...facts('FINAL'), phase: 'final', ...changes }
}

export function offGame(changes: Partial<OffGame> = {}): OffGame {
  return { ...facts('Postponed'), phase: 'off', status: 'postponed', ...changes }
}

export function sampleBoard(changes: Partial<GameBoard> = {}): GameBoard {
  return {
    v: 1,
    sport: 'NFL',
    rev: 'e-1',
    day: '2026-09-06',
    upcoming: false,
    source: { state: 'ok', since: '2026-09-06T12:00:00Z' },
    content: { kind: 'games' },
    games: [],
    ...changes,
  }
}

export function sampleHead(changes: Partial<BoardHead> = {}): BoardHead {
  return { id: 'nfl', live: true, visible: true, season: 'regular', in_season: true, priority: 8, ...changes }
}

function facts(quarter: string) {
  return {
    id: '100',
    homeTeam: sampleTeam(),
    awayTeam: sampleTeam({ id: '2', name: 'Aways', displayName: 'Awa City Aways', abbreviation: 'AWA' }),
    venue: { name: 'Some Field', city: 'Town', state: 'TN' },
    quarter,
    timeLeft: '8:36',
    start: '2026-09-06T17:00:00Z',
    startTime: '9/6 - 1:00 PM EDT',
  }
}
