/** Returns numbers from 0 up to 1, in the same order for the same seed. */
export type Random = () => number

/** Random numbers that can be repeated, so that a replay of the same game is the same each time. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export function oneOf<T>(choices: readonly [T, ...T[]], random: Random): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

/** A whole number between both ends. */
export function between(least: number, most: number, random: Random): number {
  return least + Math.floor(random() * (most - least + 1))
}
