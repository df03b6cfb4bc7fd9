import type { Random } from '../replay/random'

/** Chance for tests: these numbers in their order. A test that needs another one has forgotten a roll. */
export function rolls(...numbers: readonly number[]): Random {
  const left = [...numbers]
  return () => {
    const next = left.shift()
    if (next === undefined) throw new Error('No roll is left')
    return next
  }
}
