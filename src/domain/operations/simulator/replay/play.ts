import type { Side } from '../../../game/game'
import type { Control } from '../controls'
import type { SimulatedGame } from '../simulated-game'
import { oneOf, type Random } from './random'

/** Something that happens in a replayed game, made of the same controls that a person can use. */
export interface Play {
  /** Seconds of the game that pass until the play has happened. */
  readonly seconds: number
  readonly controls: readonly Control[]
  readonly words: string
}

export function anySide(random: Random): Side {
  return oneOf<Side>(['home', 'away'], random)
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}

export function nameOf(game: SimulatedGame, side: Side): string {
  return (side === 'home' ? game.homeTeam : game.awayTeam).abbreviation
}

export function isTied({ homeTeam, awayTeam }: SimulatedGame): boolean {
  return homeTeam.score === awayTeam.score
}
