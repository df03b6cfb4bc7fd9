import type { Sport } from '../league'
import { easternDay } from '../time/eastern'
import { seasonWindow } from '../seasons/season-window'
import type { SimplePhase } from '../seasons/simple-phase'
import { simpleSeasonTold } from '../seasons/simple-season'
import { phaseOn, isPlayed } from '../seasons/phase'
import type { Tab } from './tab-state'

/**
 * In season is who plays by the calendar or has its yearly window open: real seasons start days off the calendar. `told`
 * is where the season stands in the words of today's games.
 */
export function tabOf(sport: Sport, isLive: boolean, nowMs: number, told?: SimplePhase): Tab {
  const day = easternDay(nowMs)
  const { phase, priority, isInSeason } = simpleSeasonTold(sport, day, told)
  const isOpen = isPlayed(phaseOn(sport, day)) || seasonWindow(sport, day).isActive
  return { sport, isLive, isInSeason: isInSeason || isOpen, phase, priority }
}
