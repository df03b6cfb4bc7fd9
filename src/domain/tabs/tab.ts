import type { Sport } from '../league'
import { easternDay } from '../eastern'
import { seasonWindow } from '../seasons/season-window'
import { simpleSeason } from '../seasons/simple-season'
import { phaseOn, isPlayed } from '../seasons/phase'
import type { Tab } from './tab-state'

/** In season is who plays by the calendar or has its yearly window open: real seasons start days off the calendar. */
export function tabOf(sport: Sport, isLive: boolean, nowMs: number): Tab {
  const day = easternDay(nowMs)
  const { phase, priority, isInSeason } = simpleSeason(sport, day)
  const isOpen = isPlayed(phaseOn(sport, day)) || seasonWindow(sport, day).isActive
  return { sport, isLive, isInSeason: isInSeason || isOpen, phase, priority }
}
