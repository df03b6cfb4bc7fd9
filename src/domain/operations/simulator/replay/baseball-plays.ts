import type { Side } from '../../../game/game'
import type { Control } from '../controls'
import type { SimulatedBaseball, SimulatedGame } from '../simulated-game'
import { nameOf, type Play } from './play'
import { between, type Random } from './random'

const BASES = ['onFirst', 'onSecond', 'onThird'] as const

function battingSide({ quarter }: SimulatedGame): Side {
  return quarter.startsWith('Bot') ? 'home' : 'away'
}

/** One pitch and its outcome. */
export function baseballPlay(game: SimulatedGame, situation: SimulatedBaseball, random: Random): Play {
  const side = battingSide(game)
  const team = nameOf(game, side)
  const { controls, words } = pitched(situation, side, random())
  return { seconds: between(15, 30, random), controls, words: `${team}: ${words}` }
}

type Outcome = Pick<Play, 'controls' | 'words'>

function pitched(situation: SimulatedBaseball, side: Side, chance: number): Outcome {
  const { balls, strikes } = situation
  if (chance < 0.36) {
    if (balls < 3) return { controls: [{ kind: 'balls', by: 1 }], words: 'ball' }
    return { controls: walked(situation, side), words: 'walk' }
  }
  if (chance < 0.62) {
    if (strikes < 2) return { controls: [{ kind: 'strikes', by: 1 }], words: 'strike' }
    return { controls: out(situation), words: 'strikeout' }
  }
  // With two strikes the control changes nothing: a foul is never the third.
  if (chance < 0.72) return { controls: [{ kind: 'strikes', by: 1 }], words: 'foul' }
  if (chance < 0.89) return { controls: out(situation), words: 'out in play' }
  if (chance < 0.96) return { controls: hit(situation, side, 1), words: 'single' }
  if (chance < 0.985) return { controls: hit(situation, side, 2), words: 'double' }
  return { controls: hit(situation, side, 4), words: 'home run' }
}

function out(situation: SimulatedBaseball): readonly Control[] {
  return [...newCount(situation), { kind: 'outs', by: 1 }]
}

/** All runners advance as many bases as the batter. */
function hit(situation: SimulatedBaseball, side: Side, bases: number): readonly Control[] {
  const runners = [true, ...BASES.map((base) => situation[base])]
  const moved = runners.flatMap((isThere, from) => (isThere ? [from + bases] : []))
  return [...newCount(situation), ...reached(situation, side, moved)]
}

/** Only runners who are forced to advance move. */
function walked(situation: SimulatedBaseball, side: Side): readonly Control[] {
  const firstFree = BASES.findIndex((base) => !situation[base])
  const pushed = firstFree < 0 ? BASES.length : firstFree
  const runners = [true, ...BASES.map((base) => situation[base])]
  const moved = runners.flatMap((isThere, from) => (isThere ? [from <= pushed ? from + 1 : from] : []))
  return [...newCount(situation), ...reached(situation, side, moved)]
}

/** `places` are bases 1 to 3; a runner with a higher number has scored. */
function reached(situation: SimulatedBaseball, side: Side, places: readonly number[]): readonly Control[] {
  const runs = places.filter((place) => place > BASES.length).length
  const turned = BASES.filter((base, at) => situation[base] !== places.includes(at + 1))
  return [...turned.map((base) => ({ kind: 'base', base }) as const), { kind: 'score', side, by: runs }]
}

function newCount({ balls, strikes }: SimulatedBaseball): readonly Control[] {
  return [
    { kind: 'balls', by: -balls },
    { kind: 'strikes', by: -strikes },
  ]
}
