import { easternClock } from '../../time/eastern'
import { MONTHS } from '../../time/months'

export interface LabelledGame {
  readonly homeTeam: { readonly abbreviation: string }
  readonly awayTeam: { readonly abbreviation: string }
  /** ISO time; absent when the feed has none. */
  readonly startTime?: string
}

/** `PHI @ DAL • Sep 4 8:20 PM ET`, as the list of loaded games shows it. */
export function gameLabel({ awayTeam, homeTeam, startTime }: LabelledGame): string {
  const ms = Date.parse(startTime ?? '')
  const when = Number.isNaN(ms) ? 'TBD' : `${dateText(ms)} ${timeText(ms)}`
  return `${awayTeam.abbreviation} @ ${homeTeam.abbreviation} • ${when}`
}

/** `8:20 PM ET`. */
export function timeText(ms: number): string {
  const { hour, minute } = easternClock(ms)
  const twelve = hour % 12 === 0 ? 12 : hour % 12
  return `${twelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} ET`
}

function dateText(ms: number): string {
  const { month, dayOfMonth } = easternClock(ms)
  return `${MONTHS[month - 1]!} ${dayOfMonth}`
}
