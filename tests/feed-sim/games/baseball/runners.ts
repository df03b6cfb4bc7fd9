import { chance, type Rng } from '../../rng'
import type { Bases, HitKind } from './play'

/** Where everybody stands after a ball in play, and who came home. */
export interface Advance {
  readonly bases: Bases
  readonly scored: readonly number[]
}

export function onHit(rng: Rng, bases: Bases, batter: number, hit: HitKind): Advance {
  const [first, second, third] = bases
  if (hit === 'homeRun') return home([undefined, undefined, undefined], third, second, first, batter)
  if (hit === 'triple') return home([undefined, undefined, batter], third, second, first)
  if (hit === 'double') {
    const fromFirst = chance(rng, 0.4)
    return home(
      [undefined, batter, fromFirst ? undefined : first],
      third,
      second,
      fromFirst ? first : undefined,
    )
  }
  const fromSecond = chance(rng, 0.6)
  if (second === undefined || fromSecond) return home([batter, first, undefined], third, second)
  return home([batter, first, second], third)
}

/** Nobody is put out and the batter takes first: only those who have to move do. */
export function onWalk(bases: Bases, batter: number): Advance {
  const [first, second, third] = bases
  if (first === undefined) return home([batter, second, third])
  if (second === undefined) return home([batter, first, third])
  if (third === undefined) return home([batter, first, second])
  return home([batter, first, second], third)
}

export function onSacrificeFly(bases: Bases): Advance {
  return home([bases[0], bases[1], undefined], bases[2])
}

/** The runner on first and the batter are out; the others move up one. */
export function onDoublePlay(bases: Bases): Advance {
  return home([undefined, undefined, bases[1]], bases[2])
}

/** In a walk-off the game ends with the winning run; only a home run counts in full. */
export function limitTo(advance: Advance, runs: number): Advance {
  return { bases: advance.bases, scored: advance.scored.slice(0, runs) }
}

function home(bases: Bases, ...runners: (number | undefined)[]): Advance {
  return { bases, scored: runners.filter((runner) => runner !== undefined) }
}
