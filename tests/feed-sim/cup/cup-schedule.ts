import { cupOfYear, type CupYear } from '../../../src/domain/cup/cup-years'
import { addDays, easternTimeToMs } from '../../../src/domain/time/eastern'

/** The cup of a year under the feed's id, and the time zone in which it is played. */
export interface CupEvent {
  readonly id: string
  readonly cup: CupYear
  /** Hours behind Eastern. */
  readonly zone: number
  readonly home: 'usa' | 'europe'
}

const CUPS: readonly (Omit<CupEvent, 'cup'> & { readonly year: number })[] = [
  { year: 2025, id: '401734110', zone: 0, home: 'usa' },
  { year: 2027, id: '401803927', zone: -5, home: 'europe' },
]

export function cupEventOf(year: number): CupEvent | undefined {
  const known = CUPS.find((cup) => cup.year === year)
  const cup = cupOfYear(year)
  return known && cup && { id: known.id, zone: known.zone, home: known.home, cup }
}

export function cupEventById(id: string): CupEvent | undefined {
  const year = CUPS.find((cup) => cup.id === id)?.year
  return year === undefined ? undefined : cupEventOf(year)
}

export type CupFormat = 'foursomes' | 'four-ball' | 'singles'

export interface CupSession {
  readonly name: string
  readonly format: CupFormat
  readonly matches: number
  /** When the first match begins. */
  readonly start: number
  readonly everyMs: number
  /** When the captains have named who plays. */
  readonly knownAt: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MORNING = 7 * 60 + 10
const AFTERNOON = 12 * 60 + 25
const SUNDAY = 12 * 60 + 2

export function sessionsOf(event: CupEvent): readonly CupSession[] {
  return [
    session(event, 0, 'Friday', 'foursomes', MORNING, 14),
    session(event, 0, 'Friday', 'four-ball', AFTERNOON, 2),
    session(event, 1, 'Saturday', 'foursomes', MORNING, 12),
    session(event, 1, 'Saturday', 'four-ball', AFTERNOON, 2),
    session(event, 2, 'Sunday', 'singles', SUNDAY, 16),
  ]
}

const WORDS: Readonly<Record<CupFormat, string>> = {
  foursomes: 'Foursomes',
  'four-ball': 'Four-Ball',
  singles: 'Singles',
}

function session(
  { cup, zone }: CupEvent,
  day: number,
  weekday: string,
  format: CupFormat,
  minutes: number,
  knownHours: number,
): CupSession {
  const start = easternTimeToMs(addDays(cup.firstDay, day), 0, minutes + zone * 60)
  const singles = format === 'singles'
  return {
    name: `${weekday} ${WORDS[format]}`,
    format,
    matches: singles ? 12 : 4,
    start,
    everyMs: (singles ? 11 : 15) * MINUTE_MS,
    knownAt: start - knownHours * HOUR_MS,
  }
}
