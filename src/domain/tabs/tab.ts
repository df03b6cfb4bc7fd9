import type { Sport } from '../league'
import { easternDay } from '../eastern'
import { seasonWindow } from '../seasons/season-window'
import type { SimplePhase } from '../seasons/simple-phase'
import { simpleSeason } from '../seasons/simple-season'
import { phaseOn, isPlayed } from '../seasons/phase'

/** One league in the tab bar. */
export interface Tab {
  readonly sport: Sport
  readonly isLive: boolean
  readonly isInSeason: boolean
  readonly phase: SimplePhase
  /** Of the phase, 1 to 10; the higher the earlier. */
  readonly priority: number
}

/** In season is who plays by the calendar or has its yearly window open: real seasons start days off the calendar. */
export function tabOf(sport: Sport, isLive: boolean, nowMs: number): Tab {
  const day = easternDay(nowMs)
  const { phase, priority, isInSeason } = simpleSeason(sport, day)
  const isOpen = isPlayed(phaseOn(sport, day)) || seasonWindow(sport, day).isActive
  return { sport, isLive, isInSeason: isInSeason || isOpen, phase, priority }
}

/** Nothing to see: out of season and no live game. */
export function isDisabled({ isInSeason, isLive }: Tab): boolean {
  return !isInSeason && !isLive
}

/** Leagues in the playoffs are tinted yellow. */
export function isTinted({ phase }: Tab): boolean {
  return phase === 'playoffs'
}
