import { withControl, type Control } from './controls'
import { withMockOdds } from './mock-odds'
import { withPreset, type Preset } from './presets'
import type { SimulatedGame } from './simulated-game'

/** The game as it was loaded, kept for Reset, and the game after the changes. */
export interface Simulation {
  readonly loaded: SimulatedGame
  readonly game: SimulatedGame
  readonly forceMockOdds: boolean
}

export type SimulationAction =
  /** Another game, or the same one as the feed has it by now: what was done to that stays until Reset. */
  | { readonly kind: 'load'; readonly game: SimulatedGame }
  | { readonly kind: 'preset'; readonly preset: Preset }
  | { readonly kind: 'control'; readonly control: Control }
  | { readonly kind: 'reset' }
  /** Shows a moment of the replay; later controls change this game. */
  | { readonly kind: 'show'; readonly game: SimulatedGame }
  | { readonly kind: 'force-mock-odds'; readonly on: boolean }

export function beginSimulation(game: SimulatedGame): Simulation {
  return { loaded: game, game, forceMockOdds: false }
}

export function simulationAfter(simulation: Simulation, action: SimulationAction): Simulation {
  switch (action.kind) {
    case 'load':
      return afterLoading(simulation, action.game)
    case 'preset':
      return { ...simulation, game: withPreset(simulation.game, action.preset) }
    case 'control':
      return { ...simulation, game: withControl(simulation.game, action.control) }
    case 'show':
      return { ...simulation, game: action.game }
    case 'reset':
      return { ...simulation, game: simulation.loaded }
    case 'force-mock-odds':
      return { ...simulation, forceMockOdds: action.on }
  }
}

function afterLoading(simulation: Simulation, loaded: SimulatedGame): Simulation {
  const { loaded: before, game } = simulation
  const isSame = before.sport === loaded.sport && before.id === loaded.id
  const isChanged = game !== before
  return { ...simulation, loaded, game: isSame && isChanged ? game : loaded }
}

/** What the preview shows. */
export function shownGame({ game, forceMockOdds }: Simulation): SimulatedGame {
  return forceMockOdds ? withMockOdds(game) : game
}
