import { freshSituation } from './fresh-situation'
import { FINAL_PHASE, livePhase, phasesOf, PREGAME_PHASE } from './phases'
import type { DeveloperSport, SimulatedGame } from './simulated-game'

export type Preset = 'live' | 'pregame' | 'final'

const CLOCKS: Readonly<Record<DeveloperSport, string>> = {
  NFL: '15:00',
  NCAAF: '15:00',
  NBA: '12:00',
  NHL: '20:00',
  MLB: '',
}

const NO_TIME_LEFT = '0:00'

/** A preset begins a new situation, so it removes the last play that a replay left. */
export function withPreset({ lastPlay: _over, ...game }: SimulatedGame, preset: Preset): SimulatedGame {
  switch (preset) {
    case 'live':
      return inPlay(game)
    case 'pregame':
      return beforeStart(game)
    case 'final':
      return atTheEnd(game)
  }
}

/** Sets a phase that was chosen or stepped to; a phase that the sport does not have changes nothing. */
export function withPhase(game: SimulatedGame, phase: string): SimulatedGame {
  if (!phasesOf(game.sport).includes(phase)) return game
  const isFinal = phase === FINAL_PHASE
  return {
    ...game,
    quarter: phase,
    isUpcoming: phase === PREGAME_PHASE,
    timeLeft: isFinal ? NO_TIME_LEFT : game.timeLeft,
  }
}

function inPlay(game: SimulatedGame): SimulatedGame {
  return {
    ...game,
    quarter: livePhase(game.sport),
    timeLeft: CLOCKS[game.sport],
    isUpcoming: false,
    situation: freshSituation(game.sport),
  }
}

function beforeStart(game: SimulatedGame): SimulatedGame {
  const situation = freshSituation(game.sport)
  return { ...game, quarter: PREGAME_PHASE, timeLeft: '', isUpcoming: true, situation }
}

function atTheEnd(game: SimulatedGame): SimulatedGame {
  return {
    ...game,
    quarter: FINAL_PHASE,
    timeLeft: NO_TIME_LEFT,
    isUpcoming: false,
    situation: { ...game.situation, homeTimeouts: 0, awayTimeouts: 0 },
  }
}
