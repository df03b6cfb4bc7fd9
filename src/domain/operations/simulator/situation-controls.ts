import { clamp, validOrCleared } from './clamp'
import type {
  SimulatedBaseball,
  SimulatedBasketball,
  SimulatedFootball,
  SimulatedHockey,
  SimulatedSituation,
} from './simulated-game'

type FootballControl =
  | { readonly kind: 'possession' }
  | { readonly kind: 'down' | 'distance' | 'yardLine'; readonly value: string | number }
type BasketballControl =
  | { readonly kind: 'shotClock'; readonly value: string | number }
  | { readonly kind: 'bonus' }
type BaseballControl =
  | { readonly kind: 'balls' | 'strikes' | 'outs'; readonly by: number }
  | { readonly kind: 'base'; readonly base: 'onFirst' | 'onSecond' | 'onThird' }
type HockeyControl = { readonly kind: 'powerPlay' } | { readonly kind: 'strength'; readonly text: string }

export type SituationControl = FootballControl | BasketballControl | BaseballControl | HockeyControl

export function withSituationControl(
  situation: SimulatedSituation,
  control: SituationControl,
): SimulatedSituation {
  switch (control.kind) {
    case 'possession':
    case 'down':
    case 'distance':
    case 'yardLine':
      return situation.kind === 'football' ? football(situation, control) : situation
    case 'shotClock':
    case 'bonus':
      return situation.kind === 'basketball' ? basketball(situation, control) : situation
    case 'balls':
    case 'strikes':
    case 'outs':
    case 'base':
      return situation.kind === 'baseball' ? baseball(situation, control) : situation
    case 'powerPlay':
    case 'strength':
      return situation.kind === 'hockey' ? hockey(situation, control) : situation
  }
}

const FIELD_LIMITS = { down: [1, 4], distance: [0, 99], yardLine: [0, 100] } as const
export const HIGHEST_COUNT = { balls: 3, strikes: 2, outs: 3 } as const

function football(situation: SimulatedFootball, control: FootballControl): SimulatedFootball {
  if (control.kind === 'possession') {
    return { ...situation, possession: situation.possession === 'away' ? 'home' : 'away' }
  }
  const { [control.kind]: _cleared, ...rest } = situation
  const [least, most] = FIELD_LIMITS[control.kind]
  const value = validOrCleared(control.value, least, most)
  return value === undefined ? rest : { ...rest, [control.kind]: value }
}

function basketball(situation: SimulatedBasketball, control: BasketballControl): SimulatedBasketball {
  return control.kind === 'bonus'
    ? { ...situation, inBonus: !situation.inBonus }
    : { ...situation, shotClock: clamp(Number(control.value), 0, Infinity) }
}

function baseball(situation: SimulatedBaseball, control: BaseballControl): SimulatedBaseball {
  if (control.kind === 'base') return { ...situation, [control.base]: !situation[control.base] }
  return {
    ...situation,
    [control.kind]: clamp(situation[control.kind] + control.by, 0, HIGHEST_COUNT[control.kind]),
  }
}

function hockey(situation: SimulatedHockey, control: HockeyControl): SimulatedHockey {
  return control.kind === 'powerPlay'
    ? { ...situation, powerPlay: !situation.powerPlay }
    : { ...situation, strength: control.text }
}
