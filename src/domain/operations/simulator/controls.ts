import type { Side } from '../../game/game'
import { clamp } from './clamp'
import { MAX_TIMEOUTS } from './fresh-situation'
import { nextPhase, previousPhase } from './phases'
import { withPhase } from './presets'
import { withSituationControl, type SituationControl } from './situation-controls'
import type { SimulatedGame, SimulatedTeam } from './simulated-game'

export type ScoreboardControl =
  | { readonly kind: 'score'; readonly side: Side; readonly by: number }
  | { readonly kind: 'phase'; readonly phase: string }
  | { readonly kind: 'next-phase' }
  | { readonly kind: 'previous-phase' }
  | { readonly kind: 'clock'; readonly text: string }
  | { readonly kind: 'timeouts'; readonly side: Side; readonly count: string | number }

export type Control = ScoreboardControl | SituationControl

/** The game after one use of a control. A control that this sport does not have does nothing. */
export function withControl(game: SimulatedGame, control: Control): SimulatedGame {
  switch (control.kind) {
    case 'score':
      return withScore(game, control.side, control.by)
    case 'phase':
      return withPhase(game, control.phase)
    case 'next-phase':
      return withPhase(game, nextPhase(game.sport, game.quarter))
    case 'previous-phase':
      return withPhase(game, previousPhase(game.sport, game.quarter))
    case 'clock':
      return { ...game, timeLeft: control.text }
    case 'timeouts':
      return withTimeouts(game, control.side, Number(control.count))
    case 'possession':
    case 'down':
    case 'distance':
    case 'yardLine':
    case 'shotClock':
    case 'bonus':
    case 'balls':
    case 'strikes':
    case 'outs':
    case 'base':
    case 'powerPlay':
    case 'strength':
      return { ...game, situation: withSituationControl(game.situation, control) }
  }
}

function withScore(game: SimulatedGame, side: Side, by: number): SimulatedGame {
  return side === 'home'
    ? { ...game, homeTeam: scored(game.homeTeam, by) }
    : { ...game, awayTeam: scored(game.awayTeam, by) }
}

function scored(team: SimulatedTeam, by: number): SimulatedTeam {
  return Number.isFinite(by) ? { ...team, score: clamp(team.score + by, 0, Infinity) } : team
}

function withTimeouts(game: SimulatedGame, side: Side, count: number): SimulatedGame {
  const timeouts = clamp(count, 0, MAX_TIMEOUTS)
  const changed = side === 'home' ? { homeTimeouts: timeouts } : { awayTimeouts: timeouts }
  return { ...game, situation: { ...game.situation, ...changed } }
}
