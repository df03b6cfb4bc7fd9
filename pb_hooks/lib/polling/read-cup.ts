import type { CupBoard, CupRows } from '../../../src/domain/board/board'
import { cupEventId } from '../../../src/domain/cup/cup-years'
import { shownCupYear } from '../../../src/domain/cup/shown-cup'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { easternDay } from '../../../src/domain/time/eastern'
import { fetchCup, NO_CUP, type FetchedCup } from './fetch-cup'
import { fetchGolfDay } from './fetch-golf'
import { invalid } from './ask-feed'
import type { Findings, Reading } from './reading'

/** Which cup is shown, and its event once the feed has named it. */
export interface CupMemory {
  readonly year: number
  readonly eventId?: string
  /** The Eastern day on which the calendar was last searched for it. */
  readonly searchedOn?: string
}

interface Search {
  readonly memory: CupMemory
  /** Why nothing could name the event. */
  readonly failure?: FeedFailure
}

/** The cup of the year: one event of the golf leaderboard, known by id or named by the season's calendar. */
export function readCup(
  known: CupMemory | undefined,
  before: CupBoard | undefined,
  now: number,
): Reading<CupMemory> {
  const year = shownCupYear(easternDay(now))
  const { memory, failure } = findEvent(known?.year === year ? known : { year }, before, now)
  if (failure) return { kind: 'failed', memory, failure }
  if (memory.eventId === undefined) return { kind: 'found', memory, findings: findingsOf(NO_CUP, now) }
  const fetched = doubtEmptiness(fetchCup(memory.eventId, now), before, memory.eventId)
  if (!fetched.ok) return { kind: 'failed', memory, failure: fetched.failure }
  return { kind: 'found', memory, findings: findingsOf(fetched.rows, now) }
}

/** The calendar is asked at most once a day, and only while nothing else names the event. */
function findEvent(memory: CupMemory, before: CupBoard | undefined, now: number): Search {
  const today = easternDay(now)
  const known = memory.eventId ?? cupEventId(memory.year, []) ?? eventOnBoard(memory.year, before)
  if (known !== undefined) return { memory: { ...memory, eventId: known } }
  if (memory.searchedOn === today) return { memory }
  const fetched = fetchGolfDay(today, now)
  if (!fetched.ok) return { memory, failure: fetched.failure }
  const eventId = cupEventId(memory.year, fetched.calendar)
  return { memory: { ...memory, searchedOn: today, ...(eventId !== undefined && { eventId }) } }
}

/** The board outlives a restart. The calendar lists one season only, and the result is shown for another year. */
function eventOnBoard(year: number, before: CupBoard | undefined): string | undefined {
  const cup = before?.cup
  return cup?.startDate?.startsWith(`${year}-`) ? cup.id : undefined
}

/** A cup that has begun does not vanish, nor do its matches: not while it is played, and not with its result. */
function doubtEmptiness(fetched: FetchedCup, before: CupBoard | undefined, eventId: string): FetchedCup {
  const known = before?.cup
  if (!fetched.ok || known?.id !== eventId || known.state === 'pre') return fetched
  const { cup, matches } = fetched.rows
  if (!cup) return invalid('no cup although it had begun')
  const isHalf = matches.length === 0 && before!.matches.length > 0
  return isHalf ? invalid('no matches although the cup had begun') : fetched
}

function findingsOf(rows: CupRows, now: number): Findings {
  const today = easternDay(now)
  const start = rows.cup?.startDate
  const day = start === undefined ? today : easternDay(Date.parse(start))
  const upcoming = day > today
  return { day, upcoming, found: !rows.cup ? 'none' : upcoming ? 'upcoming' : 'today', rows }
}
