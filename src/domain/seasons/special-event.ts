import { leagueOfSport, type Sport } from '../league'
import { addDays } from '../time/eastern'
import type { Evidence } from './evidence'
import { yearOf } from './month-day'
import { specialDaysOf, type SpecialDay } from './special-days'

/** An event of a league other than games that count. */
export interface SpecialEvent {
  readonly title: string
  readonly text: string
}

export interface ProvenEvent extends SpecialEvent {
  readonly evidence: Evidence
}

/** The events of that very day: the all-star game and the days around it, the draft, free agency. */
export function specialEventsOn(sport: Sport, day: string): readonly ProvenEvent[] {
  return specialDaysOf(sport, yearOf(day)).flatMap((special) => {
    const event = eventOn(special, day)
    return event ? [{ ...event, evidence: { kind: 'data', source: special.source } as const }] : []
  })
}

function eventOn({ sport, kind, from, to }: SpecialDay, day: string): SpecialEvent | undefined {
  const { label } = leagueOfSport(sport)
  const isOn = from <= day && day <= to
  switch (kind) {
    case 'all-star':
      if (isOn) return { title: `${label} All-Star Game`, text: 'The stars play today.' }
      if (addDays(from, -1) > day || day > addDays(to, 1)) return undefined
      return { title: `${label} All-Star Break`, text: 'The season goes on after the break.' }
    case 'draft':
      return isOn ? { title: `${label} Draft`, text: 'The draft takes place today.' } : undefined
    case 'free-agency':
      return isOn ? { title: `${label} Free Agency`, text: 'Teams are signing players.' } : undefined
  }
}
