import { expect, it } from 'vitest'
import { isOpenDay } from '../../../domain/people/gates/open-days'
import { dayOfReply } from './open-days'

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
