import type { Random } from '../replay/random'

/** Gives a test these numbers, in their order, instead of random ones. It throws when the code needs more of them. */
export function rolls(...numbers: readonly number[]): Random {
  const left = [...numbers]
  return () => {
    const next = left.shift()
    if (next === undefined) throw new Error('No roll is left')
    return next
  }
}
