import type { GameBoard } from '../../domain/board/board'
import type { Game, Team } from '../../domain/game/game'
import { leagueOf, type GameSlug } from '../../domain/league'
import { START } from './hand-time'

export function liveGame(id: string, homeScore: number): Game {
  const venue = { name: 'Field', city: 'City', state: 'ST' }
  const teams = { homeTeam: team('H', homeScore), awayTeam: team('A', 0) }
  return {
    id,
    ...teams,
    venue,
    phase: 'live',
    quarter: '1Q • 8:36',
    timeLeft: '8:36',
    startTime: '8:36 - 1st',
  }
}

function team(abbreviation: string, score: number): Team {
  const logo = `/api/image/${abbreviation}.png`
  return {
    id: abbreviation,
    name: abbreviation,
    displayName: abbreviation,
    abbreviation,
    score,
    record: '0-0-0',
    logo,
  }
}

export function boardOf(slug: GameSlug, rev: string, games: readonly Game[]): GameBoard {
  const source = { state: 'ok', since: new Date(START).toISOString() } as const
  const { sport } = leagueOf(slug)
  return { v: 1, sport, rev, day: '2026-01-11', upcoming: false, source, content: { kind: 'games' }, games }
}
