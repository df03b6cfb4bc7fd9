import type { HoleKind } from './hole-score'
import type { CardRound } from './scorecard'

/** How a player's holes went, over all rounds of a card. A hole without a known par is not counted. */
export interface HoleCounts {
  /** Two or more under par. */
  readonly eagles: number
  readonly birdies: number
  readonly pars: number
  readonly bogeys: number
  /** Two or more over par. */
  readonly doubles: number
}

const COUNTED_AS: Readonly<Record<HoleKind, keyof HoleCounts | undefined>> = {
  albatross: 'eagles',
  eagle: 'eagles',
  birdie: 'birdies',
  par: 'pars',
  bogey: 'bogeys',
  double: 'doubles',
  other: 'doubles',
  unknown: undefined,
}

/** Whether every round is known hole by hole. If not, the counts would be too low for what has been played. */
export function areAllCounted(rounds: readonly CardRound[]): boolean {
  return rounds.every(
    ({ holes }) => holes.length > 0 && holes.every(({ kind }) => COUNTED_AS[kind] !== undefined),
  )
}

export function holeCounts(rounds: readonly CardRound[]): HoleCounts {
  const counts = { eagles: 0, birdies: 0, pars: 0, bogeys: 0, doubles: 0 }
  for (const { kind } of rounds.flatMap(({ holes }) => holes)) {
    const name = COUNTED_AS[kind]
    if (name) counts[name]++
  }
  return counts
}
