/**
 * Repeatable chance: a number is a function of a text (`3/nfl/2026-11-15/2`), never of earlier questions. So every part
 * of the simulated world can be computed alone and in any order.
 */

export type Rng = () => number

/** FNV-1a, then mixed so that texts differing in their last letter do not give neighbouring numbers. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Mulberry32: small, quick, good enough for games. */
export function createRng(seed: string | number): Rng {
  let state = typeof seed === 'string' ? hash(seed) : seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from `min` to `max`, both included. */
export function int(rng: Rng, min: number, max: number): number {
  return min + Math.floor(rng() * (max - min + 1))
}

export function chance(rng: Rng, probability: number): boolean {
  return rng() < probability
}

export function pick<T>(rng: Rng, list: readonly T[]): T {
  const item = list[Math.floor(rng() * list.length)]
  if (item === undefined) throw new Error('Nothing to pick from an empty list')
  return item
}

export function shuffle<T>(rng: Rng, list: readonly T[]): T[] {
  const deck = [...list]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1))
    const swap = deck[i] as T
    deck[i] = deck[j] as T
    deck[j] = swap
  }
  return deck
}
