import type { SimulatedGame, SimulatedHockey } from '../simulated-game'
import { anySide, nameOf, type Play } from './play'
import { between, type Random } from './random'

export function hockeyPlay(game: SimulatedGame, { powerPlay }: SimulatedHockey, random: Random): Play {
  const side = anySide(random)
  const team = nameOf(game, side)
  const seconds = between(25, 75, random)
  const turnsPowerPlay = powerPlay ? random() < 0.5 : random() < 0.08
  const controls = turnsPowerPlay ? [{ kind: 'powerPlay' } as const] : []
  if (random() < (powerPlay ? 0.16 : 0.07)) {
    return { seconds, controls: [{ kind: 'score', side, by: 1 }, ...controls], words: `${team} goal` }
  }
  if (!turnsPowerPlay) return { seconds, controls, words: `${team} shot saved` }
  return { seconds, controls, words: powerPlay ? 'Both teams at full strength' : `Penalty on ${team}` }
}
