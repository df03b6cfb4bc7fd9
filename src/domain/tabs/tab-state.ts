import type { Sport } from '../league'
import type { SimplePhase } from '../seasons/simple-phase'

/** One league in the tab bar. */
export interface Tab {
  readonly sport: Sport
  readonly isLive: boolean
  readonly isInSeason: boolean
  readonly phase: SimplePhase
  /** The priority of the phase, 1 to 10: the higher it is, the earlier the tab stands. */
  readonly priority: number
}

/** Whether there is nothing to see: the league is out of season and has no live game. */
export function isDisabled({ isInSeason, isLive }: Tab): boolean {
  return !isInSeason && !isLive
}

/** Leagues in the playoffs are tinted yellow. */
export function isTinted({ phase }: Tab): boolean {
  return phase === 'playoffs'
}
