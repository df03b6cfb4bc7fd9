import type { FinishedPlayer, OutPlayer, PlayingPlayer, RoundTotal, WaitingPlayer } from '../player'
import type { Tournament } from '../tournament'

/** Tournaments and players for tests; override what the test is about. */
export function sampleTournament(changes: Partial<Tournament> = {}): Tournament {
  return {
    id: '700',
    name: 'Some Classic',
    start: '2026-06-04T04:00:00Z',
    end: '2026-06-07T04:00:00Z',
    startTime: 'Round 2 - In Progress',
    state: 'in',
    completed: false,
    round: 2,
    rounds: 4,
    startedRound: 2,
    roundOver: false,
    scoring: 'strokes',
    venue: { name: 'Some Links', city: 'Town', state: 'TN' },
    coverage: '',
    ...changes,
  }
}

export function finishedPlayer(changes: Partial<FinishedPlayer> = {}): FinishedPlayer {
  return { ...facts('F'), state: 'finished', ...changes }
}

export function playingPlayer(changes: Partial<PlayingPlayer> = {}): PlayingPlayer {
  return { ...facts('9'), state: 'playing', ...changes }
}

export function waitingPlayer(changes: Partial<WaitingPlayer> = {}): WaitingPlayer {
  return { ...facts('-'), state: 'waiting', ...changes }
}

export function outPlayer(changes: Partial<OutPlayer> = {}): OutPlayer {
  return { ...facts('CUT'), state: 'out', position: 0, positionText: '-', ...changes }
}

/** `count` rounds, each with this score to par. */
export function sampleRounds(count: number, score = '-1'): readonly RoundTotal[] {
  return Array.from({ length: count }, (_, index) => ({ period: index + 1, strokes: 71, score }))
}

function facts(thru: string) {
  return {
    id: '1',
    tournament: '700',
    kind: 'player',
    name: 'Some Body',
    initials: 'SB',
    position: 1,
    positionText: '1',
    score: '-2',
    today: '-1',
    thru,
    rounds: sampleRounds(2),
  } as const
}
