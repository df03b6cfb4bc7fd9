import { addDays, easternTimeToMs } from '../../../src/domain/time/eastern'
import { createRng } from '../rng'
import { NFL_TEAMS } from '../teams/nfl'
import type { SimTeam } from '../teams/team'
import { daysBetween, fixtureId, type Fixture } from './fixture'
import { pairUp } from './regular'
import { FOOTBALL_WEEKS, thanksgivingOf, type Season } from './season'

const FIRST_BYE_WEEK = 5
const LAST_BYE_WEEK = 14
const GAMES_WITH_BYES = 14
/** Once the colleges have finished, two games move to Saturday. */
const FIRST_SATURDAY_WEEK = 16

interface Slot {
  /** Days after the week's Thursday. */
  readonly offset: number
  readonly hour: number
  readonly minute: number
}

const THURSDAY_NIGHT: Slot = { offset: 0, hour: 20, minute: 15 }
const SUNDAY_NIGHT: Slot = { offset: 3, hour: 20, minute: 20 }
const MONDAY_NIGHT: Slot = { offset: 4, hour: 20, minute: 15 }
const SUNDAY_EARLY: Slot = { offset: 3, hour: 13, minute: 0 }
const SUNDAY_LATE: Slot = { offset: 3, hour: 16, minute: 25 }
const SATURDAY: readonly Slot[] = [
  { offset: 2, hour: 16, minute: 30 },
  { offset: 2, hour: 20, minute: 0 },
]
const THANKSGIVING: readonly Slot[] = [
  { offset: 0, hour: 12, minute: 30 },
  { offset: 0, hour: 16, minute: 30 },
  { offset: 0, hour: 20, minute: 20 },
]

export function footballDay(seed: number, season: Season, day: string): readonly Fixture[] {
  const week = Math.floor(daysBetween(season.regularFrom, day) / 7) + 1
  if (week < 1 || week > FOOTBALL_WEEKS) return []
  return footballWeek(seed, season, week).filter((fixture) => fixture.day === day)
}

function footballWeek(seed: number, season: Season, week: number): readonly Fixture[] {
  const thursday = addDays(season.regularFrom, (week - 1) * 7)
  const pairs = pairUp(createRng(`${seed}/nfl/${season.year}/${week}`), NFL_TEAMS)
  const byes = week >= FIRST_BYE_WEEK && week <= LAST_BYE_WEEK
  const games = byes ? pairs.slice(0, GAMES_WITH_BYES) : pairs
  const fixtures = games.map(([home, away], number): Fixture => {
    const slot = slotOf(week, thursday, number, home)
    const day = addDays(thursday, slot.offset)
    return {
      id: fixtureId('nfl', day, number),
      slug: 'nfl',
      day,
      start: easternTimeToMs(day, slot.hour, slot.minute),
      home,
      away,
      season: { year: season.year, type: 2 },
      neutral: false,
      postponed: false,
      week,
    }
  })
  return fixtures.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
}

function slotOf(week: number, thursday: string, number: number, home: SimTeam): Slot {
  return specialSlots(week, thursday)[number] ?? (home.zone >= 2 ? SUNDAY_LATE : SUNDAY_EARLY)
}

/** The special slots, which the first games of a week take. */
function specialSlots(week: number, thursday: string): readonly Slot[] {
  if (week === FOOTBALL_WEEKS) return [...SATURDAY, SUNDAY_NIGHT]
  const isThanksgiving = thursday === thanksgivingOf(Number(thursday.slice(0, 4)))
  const opening = isThanksgiving ? THANKSGIVING : [THURSDAY_NIGHT]
  const saturday = week >= FIRST_SATURDAY_WEEK ? SATURDAY : []
  return [...opening, ...saturday, SUNDAY_NIGHT, MONDAY_NIGHT]
}
