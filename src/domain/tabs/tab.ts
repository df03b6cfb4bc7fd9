import type { Sport } from '../league'
import { easternDay } from '../time/eastern'
import { seasonWindow } from '../seasons/season-window'
import type { SimplePhase } from '../seasons/simple-phase'
import { simpleSeasonByGames } from '../seasons/simple-season'
import { phaseOn, isPlayed } from '../seasons/phase'
import type { Tab } from './tab-state'

/**
 * A league is in season if it plays by the calendar or its yearly window is open: real seasons start some days off the
 * calendar. `phaseOfGames` is the season's phase as today's games tell it.
 */
export function tabOf(sport: Sport, isLive: boolean, nowMs: number, phaseOfGames?: SimplePhase): Tab {
  const day = easternDay(nowMs)
  const { phase, priority, isInSeason } = simpleSeasonByGames(sport, day, phaseOfGames)
  const isOpen = isPlayed(phaseOn(sport, day)) || seasonWindow(sport, day).isActive
  return { sport, isLive, isInSeason: isInSeason || isOpen, phase, priority }
}
