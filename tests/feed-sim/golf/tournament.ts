import { addDays } from '../../../src/domain/time/eastern'
import { cupOfYear } from '../../../src/domain/cup/cup-years'
import { dayNumber, dayOfNumber, weekdayFrom } from '../slate/fixture'
import type { SlateName } from '../slate/slate'
import { TOUR } from './tour'

export type TournamentKind = 'usual' | 'major' | 'limited' | 'final' | 'pairs'

/** A tournament of the calendar, before it is played. It takes four days, from `first` on. */
export interface Tournament {
  readonly id: string
  readonly name: string
  readonly first: string
  readonly last: string
  readonly kind: TournamentKind
  readonly course: Course
  readonly purse: number
  /** Whether it is played in the same week as a greater one. */
  readonly beside: boolean
}

export interface Course {
  readonly name: string
  readonly city: string
  /** A state of the US, or a country. */
  readonly region: string
  /** Hours that its clocks are behind Eastern. */
  readonly zone: number
  readonly par: number
}

const THURSDAY = 4
const DAYS = 4
const KINDS: readonly TournamentKind[] = ['major', 'limited', 'final', 'pairs']

const WEEKS = readTour()
export const COURSE_CITIES: readonly string[] = WEEKS.flat().map(({ course }) => course.city)

const known = new Map<string, readonly Tournament[]>()

/** The tournaments that begin in a year: one each week, or without a break in the slates for measuring. */
export function tournamentsOf(slate: SlateName, year: number): readonly Tournament[] {
  const key = `${slate}/${year}`
  const tournaments = known.get(key) ?? (slate === 'season' ? tourOf(year) : endlessTour(year))
  known.set(key, tournaments)
  return tournaments
}

export function tournamentById(slate: SlateName, id: string): Tournament | undefined {
  const day = /^49(\d{5})\d\d$/.exec(id)?.[1]
  const year = day === undefined ? 0 : Number(dayOfNumber(day).slice(0, 4))
  return tournamentsOf(slate, year).find((tournament) => tournament.id === id)
}

/** The tournaments that are played on a day, the greater one first. */
export function tournamentsOn(slate: SlateName, day: string): readonly Tournament[] {
  const year = Number(day.slice(0, 4))
  return [year - 1, year]
    .flatMap((each) => tournamentsOf(slate, each))
    .filter(({ first, last }) => first <= day && day <= last)
}

type Week = readonly Omit<Tournament, 'id' | 'first' | 'last'>[]

function tourOf(year: number): readonly Tournament[] {
  const thursday = weekdayFrom(`${year}-01-02`, THURSDAY)
  return WEEKS.flatMap((week, n) =>
    scheduled(week, addDays(thursday, (n + pausesBefore(year, thursday, n)) * 7)),
  )
}

/** There is no tournament in the week of the cup; all later ones move on by a week. */
function pausesBefore(year: number, thursday: string, n: number): number {
  const cup = cupOfYear(year)
  return cup && addDays(thursday, n * 7 + DAYS) >= cup.firstDay ? 1 : 0
}

/** Tournaments without a day's rest, all year round. */
function endlessTour(year: number): readonly Tournament[] {
  const tournaments: Tournament[] = []
  let day = `${year}-01-01`
  while (Number(dayNumber(day)) % DAYS !== 0) day = addDays(day, 1)
  for (; day.startsWith(String(year)); day = addDays(day, DAYS)) {
    const week = WEEKS[(Number(dayNumber(day)) / DAYS) % WEEKS.length]
    if (week) tournaments.push(...scheduled(week, day))
  }
  return tournaments
}

function scheduled(week: Week, first: string): readonly Tournament[] {
  return week.map((tournament, n) => ({
    ...tournament,
    id: `49${dayNumber(first)}${String(n + 1).padStart(2, '0')}`,
    first,
    last: addDays(first, DAYS - 1),
  }))
}

function readTour(): readonly Week[] {
  const weeks: Omit<Tournament, 'id' | 'first' | 'last'>[][] = []
  for (const line of TOUR.trim().split('\n')) {
    const beside = line.startsWith('+')
    const tournament = readLine(beside ? line.slice(1) : line, beside)
    if (beside) weeks.at(-1)?.push(tournament)
    else weeks.push([tournament])
  }
  return weeks
}

function readLine(line: string, beside: boolean): Week[number] {
  const [name = '', course = '', city = '', region = '', zone, par, millions, kind] = line.split('|')
  return {
    name,
    kind: KINDS.find((each) => each === kind) ?? 'usual',
    course: { name: course, city, region, zone: Number(zone), par: Number(par) },
    purse: Number(millions) * 1_000_000,
    beside,
  }
}
