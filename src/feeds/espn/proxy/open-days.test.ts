import { expect, it } from 'vitest'
import { isOpenDay } from '../../../domain/people/gates/open-days'
import { dayOfReply, openPartOf } from './open-days'
import { parseProxyTarget } from './proxy-target'

/** 11:30 at night in New York, where it is still the 25th. */
const NOW = Date.parse('2026-10-26T03:30:00Z')

it.each([
  ['2026-10-23', false],
  ['2026-10-24', true],
  ['2026-10-25', true],
  ['2026-11-15', true],
  ['2026-11-16', false],
])('the Eastern day %s is open to everybody: %s', (day, open) => {
  expect(isOpenDay(day, NOW)).toBe(open)
})

const SITE = 'apis/site/v2/sports'
const openPart = (path: string, reply: object) => {
  const parsed = parseProxyTarget(`${SITE}/${path}`)
  if (!parsed.ok) throw new Error(parsed.reason)
  return openPartOf(parsed.target, reply, NOW)
}

it('of a week of football everybody may see the games of open days, and those whose day is not known', () => {
  const thursday = { id: '1', date: '2026-10-23T00:15Z' }
  const sunday = { id: '2', date: '2026-10-25T17:00Z' }
  const unknown = { id: '3' }
  const week = { week: { number: 7 }, events: [thursday, sunday, unknown] }
  expect(openPart('football/nfl/scoreboard', week)).toEqual({
    kind: 'part',
    reply: { ...week, events: [sunday, unknown] },
  })
  expect(openPart('football/nfl/scoreboard', { events: [sunday] })).toEqual({ kind: 'all' })
  expect(openPart('football/nfl/scoreboard', {})).toEqual({ kind: 'all' })
})

it('a tournament is open although it began days ago, and a day that is named is judged by its name', () => {
  const begun = { events: [{ id: '1', date: '2026-10-22T04:00Z' }] }
  expect(openPart('golf/pga/scoreboard', begun)).toEqual({ kind: 'all' })
  expect(openPart('golf/leaderboard', begun)).toEqual({ kind: 'all' })
  expect(openPart('football/nfl/scoreboard?dates=20261022', begun)).toEqual({ kind: 'all' })
})

it.each([
  ['2026-10-23T03:00Z', 'none'],
  ['2026-10-25T03:00Z', 'all'],
])('a game that begins at %s is open or not as a whole: %s', (date, kind) => {
  expect(openPart('football/nfl/summary?event=1', { header: { competitions: [{ date }] } })).toEqual({ kind })
})

it('a summary belongs to the Eastern day on which its game starts', () => {
  const reply = { header: { competitions: [{ date: '2026-10-25T00:15Z' }] } }
  expect(dayOfReply({ kind: 'summary' }, reply)).toBe('2026-10-24')
})

it('a tournament belongs to its last day', () => {
  const event = { date: '2026-10-22T04:00Z', endDate: '2026-10-25T04:00Z' }
  expect(dayOfReply({ kind: 'leaderboard' }, { events: [event] })).toBe('2026-10-25')
  expect(dayOfReply({ kind: 'leaderboard' }, { events: [{ date: event.date }] })).toBe('2026-10-22')
})

it.each([{}, { header: 7 }, { header: { competitions: [null] } }, { events: [] }, null])(
  '%j tells no day',
  (reply) => {
    expect(dayOfReply({ kind: 'summary' }, reply)).toBeUndefined()
    expect(dayOfReply({ kind: 'leaderboard' }, reply)).toBeUndefined()
  },
)
