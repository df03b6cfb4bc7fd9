import type { GameBoard } from '../../../domain/board/board'
import type { FinalGame, LiveGame, OffGame, ScheduledGame, Team } from '../../../domain/game/game'
import type { StoredBoard } from '../../../storage/rows'

export function team(abbreviation: string, more: Partial<Team> = {}): Team {
  return {
    id: abbreviation,
    name: abbreviation.toLowerCase(),
    displayName: `The ${abbreviation}`,
    abbreviation,
    score: 0,
    record: '3-2',
    ...more,
  }
}

const FACTS = {
  id: '401',
  homeTeam: team('SEA', { score: 24 }),
  awayTeam: team('SF', { score: 17 }),
  venue: { name: 'Lumen Field', city: 'Seattle', state: 'WA' },
  quarter: '3Q • 8:36',
  timeLeft: '8:36',
  start: '2026-09-13T20:25:00Z',
  startTime: '9/13 - 4:25 PM EDT',
}

export function liveGame(more: Partial<LiveGame> = {}): LiveGame {
  return { ...FACTS, phase: 'live', ...more }
}

export function finalGame(more: Partial<FinalGame> = {}): FinalGame {
  return { ...FACTS, phase: 'final', quarter: 'FINAL', timeLeft: '0:00', ...more }
}

export function scheduledGame(more: Partial<ScheduledGame> = {}): ScheduledGame {
  return { ...FACTS, phase: 'scheduled', quarter: '0Q', timeLeft: '0:00', ...more }
}

export function offGame(status: OffGame['status']): OffGame {
  return { ...FACTS, phase: 'off', status, quarter: '0Q', timeLeft: '0:00' }
}

export function board(more: Partial<GameBoard> = {}): GameBoard {
  return {
    v: 1,
    sport: 'NFL',
    rev: 'e1-1',
    day: '2026-09-13',
    upcoming: false,
    source: { state: 'ok', since: '2026-09-13T16:00:00Z' },
    content: { kind: 'games' },
    games: [liveGame()],
    ...more,
  }
}

export function storedBoard(
  more: Partial<GameBoard> = {},
  checkedAt = '2026-09-13T21:00:00.000Z',
): StoredBoard {
  return { slug: 'nfl', board: board(more), checkedAt }
}
