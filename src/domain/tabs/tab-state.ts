import type { Sport } from '../league'
import type { SimplePhase } from '../seasons/simple-phase'

/** One league in the tab bar. */
export interface Tab {
  readonly sport: Sport
  readonly isLive: boolean
  readonly isInSeason: boolean
  readonly phase: SimplePhase
  /** Of the phase, 1 to 10; the higher the earlier. */
  readonly priority: number
}

/** Nothing to see: out of season and no live game. */
export function isDisabled({ isInSeason, isLive }: Tab): boolean {
  return !isInSeason && !isLive
}

/** Leagues in the playoffs are tinted yellow. */
export function isTinted({ phase }: Tab): boolean {
  return phase === 'playoffs'
}
