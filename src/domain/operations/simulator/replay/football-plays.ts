import type { Side } from '../../../game/game'
import type { Control } from '../controls'
import type { SimulatedFootball, SimulatedGame } from '../simulated-game'
import { nameOf, otherSide, type Play } from './play'
import { between, oneOf, type Random } from './random'

const FIELD = 100
const TOUCHDOWN = 7
const FIELD_GOAL = 3
/**
 * Yards to the attacked goal at the start of a drive: after a kick-off, and after a punt into the end zone.
 */
const AFTER_KICK_OFF = 75
const AFTER_TOUCHBACK = 80
const PUNT = 42
const FIELD_GOAL_RANGE = 37
const GAINS = [-3, 0, 0, 0, 0, 2, 3, 4, 5, 6, 7, 9, 12, 18, 32] as const

export function footballPlay(game: SimulatedGame, situation: SimulatedFootball, random: Random): Play {
  const { possession, down = 1, yardLine = FIELD / 2 } = situation
  const ahead = possession === 'home' ? FIELD - yardLine : yardLine
  const team = nameOf(game, possession)
  const seconds = between(22, 40, random)
  if (down === 4) {
    if (ahead <= FIELD_GOAL_RANGE && random() < 0.85) {
      return { seconds, controls: scored(possession, FIELD_GOAL), words: `${team} field goal` }
    }
    return { seconds, controls: punted(possession, ahead), words: `${team} punts` }
  }
  const gain = Math.min(ahead, oneOf(GAINS, random))
  if (gain === ahead) {
    return { seconds, controls: scored(possession, TOUCHDOWN), words: `${team} touchdown` }
  }
  if (random() < 0.025) {
    const controls = handedOver(possession, FIELD - ahead)
    return { seconds, controls, words: `${nameOf(game, otherSide(possession))} takes the ball away` }
  }
  return { seconds, controls: moved(situation, ahead, gain), words: `${team} ${gainText(gain)}` }
}

/** Each half begins with a kick-off: the visitors receive the first, the hosts the second. */
export function kickOff({ possession }: SimulatedFootball, receives: Side): readonly Control[] {
  return [
    ...(possession === receives ? [] : [{ kind: 'possession' } as const]),
    ...ballAt(receives, AFTER_KICK_OFF),
  ]
}

function scored(side: Side, by: number): readonly Control[] {
  return [{ kind: 'score', side, by }, ...handedOver(side, AFTER_KICK_OFF)]
}

function punted(side: Side, ahead: number): readonly Control[] {
  const landsAhead = ahead - PUNT
  return handedOver(side, landsAhead <= 0 ? AFTER_TOUCHBACK : FIELD - landsAhead)
}

function handedOver(from: Side, ahead: number): readonly Control[] {
  return [{ kind: 'possession' }, ...ballAt(otherSide(from), ahead)]
}

/** First down with `ahead` yards to the goal; close to the goal it is first and goal. */
function ballAt(side: Side, ahead: number): readonly Control[] {
  return spot(side, ahead, 1, ahead <= 10 ? 0 : 10)
}

function moved(situation: SimulatedFootball, ahead: number, gain: number): readonly Control[] {
  const { possession, down = 1, distance = 10 } = situation
  const left = Math.min(FIELD - 1, ahead - gain)
  if (distance > 0 && gain >= distance) return ballAt(possession, left)
  return spot(possession, left, down + 1, distance === 0 ? 0 : Math.min(FIELD - 1, distance - gain))
}

function spot(side: Side, ahead: number, down: number, distance: number): readonly Control[] {
  return [
    { kind: 'down', value: down },
    { kind: 'distance', value: distance },
    { kind: 'yardLine', value: side === 'home' ? FIELD - ahead : ahead },
  ]
}

function gainText(gain: number): string {
  if (gain === 0) return 'gains nothing'
  return gain > 0 ? `gains ${gain} yards` : `loses ${-gain} yards`
}
