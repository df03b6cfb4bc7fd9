import type { ComingGame, PlayedGame, TeamSeason } from '../team-season'

const OPPONENT = { id: '9', displayName: 'New York Giants', abbreviation: 'NYG' }
const FACTS = { opponent: OPPONENT, isHome: true, isNeutral: false, part: 'regular' } as const

/** A home win by four points. */
export function playedGame(changes: Partial<PlayedGame> = {}): PlayedGame {
  return {
    ...FACTS,
    id: '7',
    start: '2026-10-18T17:00:00Z',
    phase: 'final',
    own: 24,
    theirs: 20,
    isLate: false,
    ...changes,
  }
}

export function comingGame(changes: Partial<ComingGame> = {}): ComingGame {
  return { ...FACTS, id: '8', start: '2026-11-01T18:00:00Z', phase: 'scheduled', isOpen: false, ...changes }
}

export function sampleSeason(changes: Partial<TeamSeason> = {}): TeamSeason {
  const team = { id: '12', name: 'Chiefs', displayName: 'Kansas City Chiefs', abbreviation: 'KC' }
  return { team, record: '5-1', standing: '1st in AFC West', season: '2026', games: [], ...changes }
}
