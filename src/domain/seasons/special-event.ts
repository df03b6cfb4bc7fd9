import { leagueOfSport, type Sport } from '../league'
import { calendarOf } from './calendar'
import { monthDayOf, yearOf } from './month-day'
import type { SeasonPhase } from './phase'

/** What a league does instead of playing for points. */
export interface SpecialEvent {
  readonly title: string
  readonly text: string
}

/** The events of that very day: the all-star game, the draft. */
export function specialEventsOn(sport: Sport, day: string): readonly SpecialEvent[] {
  const { allStar, draft } = calendarOf(sport, yearOf(day))
  const { label } = leagueOfSport(sport)
  const today = monthDayOf(day)
  return [
    ...(allStar === today ? [{ title: `${label} All-Star Game`, text: 'The stars play today.' }] : []),
    ...(draft === today ? [{ title: `${label} Draft`, text: 'The draft takes place today.' }] : []),
  ]
}

/** The event that fills a whole phase. */
export function specialEventOf(sport: Sport, phase: SeasonPhase): SpecialEvent | undefined {
  const { label } = leagueOfSport(sport)
  switch (phase) {
    case 'all-star-break':
      return { title: `${label} All-Star Break`, text: 'The season goes on after the break.' }
    case 'draft':
      return { title: `${label} Draft`, text: 'The draft takes place today.' }
    case 'free-agency':
      return { title: `${label} Free Agency`, text: 'Teams are signing players.' }
    default:
      return undefined
  }
}
