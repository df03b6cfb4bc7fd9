import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CupRows } from '../../../src/domain/board/board'
import type { CalendarEntry } from '../../../src/domain/golf/golf-days'
import { sampleCup, sampleMatch } from '../../../src/domain/cup/testing/sample-cup'
import { sampleCupBoard } from '../../../src/domain/testing/sample-board'

/** The event of the cup of 2025. */
const EVENT = '401734110'
const NOTHING: CupRows = { sessions: [], matches: [] }
let rows: CupRows = NOTHING
/** What the season's calendar names; undefined while the feed does not answer. */
let calendar: readonly CalendarEntry[] | undefined
let asked: string[] = []
vi.mock('./fetch-cup', () => ({
  NO_CUP: NOTHING,
  fetchCup(event: string) {
    asked.push(event)
    return { ok: true, rows }
  },
}))
vi.mock('./fetch-golf', () => ({
  fetchGolfDay(day: string) {
    asked.push(day)
    return calendar ? { ok: true, leaderboards: [], calendar } : { ok: false, failure: { kind: 'network' } }
  },
}))
vi.stubGlobal('$app', {})
const { readCup } = await import('./read-cup')

const AFTER = Date.parse('2025-12-01T18:00:00Z')
const cupOf = (state: 'pre' | 'in' | 'post') => sampleCup({ id: EVENT, state })
const boardOf = (state: 'pre' | 'in' | 'post') =>
  sampleCupBoard({ cup: cupOf(state), matches: [sampleMatch('usa')] })

beforeEach(() => {
  rows = NOTHING
  calendar = undefined
  asked = []
})

it.each(['in', 'post'] as const)('a cup that is %s loses neither itself nor its matches', (state) => {
  const lost = [
    [NOTHING, 'no cup although it had begun'],
    [{ cup: cupOf(state), sessions: [], matches: [] }, 'no matches although the cup had begun'],
  ] as const
  for (const [answer, reason] of lost) {
    rows = answer
    expect(readCup(undefined, boardOf(state), AFTER)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'validation', reason },
    })
  }
  rows = { ...NOTHING, cup: cupOf(state), matches: [sampleMatch('europe')] }
  expect(readCup(undefined, boardOf(state), AFTER).kind).toBe('found')
})

it('a cup that has not begun may vanish, and a result gives way to the next cup', () => {
  rows = NOTHING
  expect(readCup(undefined, boardOf('pre'), AFTER).kind).toBe('found')
  const last = sampleCupBoard({
    cup: sampleCup({ id: '399999999', state: 'post' }),
    matches: [sampleMatch('usa')],
  })
  expect(readCup(undefined, last, AFTER).kind).toBe('found')
})

it('a cup that has begun without any matches is no fault', () => {
  rows = { ...NOTHING, cup: cupOf('in') }
  const board = sampleCupBoard({ cup: cupOf('in') })
  expect(readCup(undefined, board, AFTER).kind).toBe('found')
})

describe('what is found', () => {
  const MORNING = Date.parse('2025-09-24T12:00:00Z')
  const findings = (start?: string) => {
    rows = { ...NOTHING, cup: sampleCup({ id: EVENT, ...(start !== undefined && { startDate: start }) }) }
    return readCup(undefined, undefined, MORNING)
  }

  it.each([
    ['2025-09-26T11:00:00Z', { day: '2025-09-26', upcoming: true, found: 'upcoming' }],
    ['2025-09-25T01:00:00Z', { day: '2025-09-24', upcoming: false, found: 'today' }],
    ['2025-09-22T11:00:00Z', { day: '2025-09-22', upcoming: false, found: 'today' }],
    [undefined, { day: '2025-09-24', upcoming: false, found: 'today' }],
  ])('is a cup that starts at %s: %j', (start, about) => {
    expect(findings(start)).toMatchObject({ kind: 'found', findings: { ...about, rows } })
  })

  it('is nothing, of today, while the feed has no cup', () => {
    expect(readCup(undefined, undefined, MORNING)).toMatchObject({
      kind: 'found',
      findings: { day: '2025-09-24', upcoming: false, found: 'none', rows: NOTHING },
    })
    expect(readCup(undefined, sampleCupBoard(), MORNING).kind).toBe('found')
  })
})

describe('the event of a cup that only the calendar of the season can name', () => {
  const NOON = Date.parse('2027-09-15T16:00:00Z')
  const DAY_MS = 86_400_000
  const entry = { id: '555', label: 'Ryder Cup', first: '2027-09-17', last: '2027-09-19' }

  it('is asked for once, and is then known', () => {
    calendar = [entry]
    const first = readCup(undefined, undefined, NOON)
    expect(first.memory).toEqual({ year: 2027, eventId: '555', searchedOn: '2027-09-15' })
    readCup(first.memory, undefined, NOON + DAY_MS)
    expect(asked).toEqual(['2027-09-15', '555', '555'])
  })

  it('is asked for once a day while it is not named', () => {
    calendar = []
    const first = readCup(undefined, undefined, NOON)
    expect(first).toMatchObject({ kind: 'found', findings: { found: 'none' } })
    expect(first.memory).toStrictEqual({ year: 2027, searchedOn: '2027-09-15' })
    readCup(first.memory, undefined, NOON)
    readCup(first.memory, undefined, NOON + DAY_MS)
    expect(asked).toEqual(['2027-09-15', '2027-09-16'])
  })

  it('is asked for again when the feed did not answer, and has no part in the next cup', () => {
    const first = readCup({ year: 2025, eventId: EVENT }, undefined, NOON)
    expect(first.memory).toEqual({ year: 2027 })
    readCup(first.memory, undefined, NOON)
    expect(asked).toEqual(['2027-09-15', '2027-09-15'])
  })

  it('fails while nothing names the event and the calendar cannot be read', () => {
    expect(readCup(undefined, undefined, NOON)).toStrictEqual({
      kind: 'failed',
      memory: { year: 2027 },
      failure: { kind: 'network' },
    })
    const last = sampleCupBoard({ cup: sampleCup({ id: EVENT, startDate: '2025-09-26T07:00:00Z' }) })
    expect(readCup(undefined, last, NOON).kind).toBe('failed')
  })

  it.each([
    ['on its Saturday, while the calendar cannot be read', '2027-09-18T12:00:00Z', undefined],
    ['in the next year, whose calendar no longer lists it', '2028-01-15T12:00:00Z', []],
  ] as const)('is named by the board after a restart %s', (_when, now, listed) => {
    calendar = listed
    const cup = sampleCup({ id: '555', startDate: '2027-09-17T04:00:00Z' })
    const board = sampleCupBoard({ cup, matches: [sampleMatch('usa')] })
    rows = { sessions: [], cup, matches: board.matches }
    expect(readCup(undefined, board, Date.parse(now))).toMatchObject({
      kind: 'found',
      memory: { year: 2027, eventId: '555' },
      findings: { rows },
    })
    expect(asked).toEqual(['555'])
  })
})
