import type { Venue } from '../game/game'

/** What is known of a cup beforehand. The days are Eastern. */
export interface CupYear {
  readonly year: number
  readonly firstDay: string
  readonly lastDay: string
  readonly venue: Venue
  /** Absent until the feed has named it; then `cupEventId` finds it in the golf calendar. */
  readonly eventId?: string
}

const CUP_YEARS: readonly CupYear[] = [
  {
    year: 2025,
    firstDay: '2025-09-26',
    lastDay: '2025-09-28',
    venue: { name: 'Bethpage Black', city: 'Farmingdale', state: 'NY' },
    eventId: '401734110',
  },
  {
    year: 2027,
    firstDay: '2027-09-17',
    lastDay: '2027-09-19',
    venue: { name: 'Adare Manor', city: 'Adare', state: 'Ireland' },
  },
]

/** Undefined for years without a cup and for years not listed yet. */
export function cupOfYear(year: number): CupYear | undefined {
  return CUP_YEARS.find((cup) => cup.year === year)
}

interface Listed {
  readonly id: string
  readonly label: string
  readonly first: string
}

/** The event of a year: the known id, else the event that the golf calendar calls Ryder Cup. */
export function cupEventId(year: number, calendar: readonly Listed[]): string | undefined {
  const isCup = ({ label, first }: Listed) => /\bryder cup\b/i.test(label) && first.startsWith(`${year}-`)
  return cupOfYear(year)?.eventId ?? calendar.find(isCup)?.id
}
