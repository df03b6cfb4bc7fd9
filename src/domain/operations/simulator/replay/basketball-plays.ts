import { FULL_SHOT_CLOCK } from '../fresh-situation'
import type { SimulatedBasketball, SimulatedGame } from '../simulated-game'
import { anySide, nameOf, type Play } from './play'
import { between, oneOf, type Random } from './random'

/** Points of a possession; each number is listed as often as it should occur in 15 possessions. */
const POINTS = [0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 3, 3] as const
const WORDS = ['misses', 'makes a free throw', 'scores', 'makes a three'] as const

export function basketballPlay(game: SimulatedGame, situation: SimulatedBasketball, random: Random): Play {
  const side = anySide(random)
  const points = oneOf(POINTS, random)
  const isFifthFoul = !situation.inBonus && random() < 0.03
  return {
    seconds: between(9, 21, random),
    controls: [
      ...(points > 0 ? [{ kind: 'score', side, by: points } as const] : []),
      ...(isFifthFoul ? [{ kind: 'bonus' } as const] : []),
      { kind: 'shotClock', value: FULL_SHOT_CLOCK },
    ],
    words: `${nameOf(game, side)} ${WORDS[points]}`,
  }
}
