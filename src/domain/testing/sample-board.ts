import type { CupBoard, GolfBoard } from '../board/board'
import { sampleTournament } from '../golf/testing/sample-tournament'

/** Boards without games for tests; those with games are in `sample-game.ts`. */
const FACTS = {
  v: 1,
  rev: 'e-1',
  day: '2026-09-06',
  upcoming: false,
  source: { state: 'ok', since: '2026-09-06T12:00:00Z' },
  content: { kind: 'games' },
} as const

export function sampleGolfBoard(changes: Partial<GolfBoard> = {}): GolfBoard {
  return { ...FACTS, sport: 'PGA', tournaments: [sampleTournament()], players: [], ...changes }
}

export function sampleCupBoard(changes: Partial<CupBoard> = {}): CupBoard {
  return { ...FACTS, sport: 'RYDER_CUP', sessions: [], matches: [], ...changes }
}
