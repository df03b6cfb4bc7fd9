import { describe, expect, it } from 'vitest'
import { easternDay } from '../time/eastern'
import { HOUR_MS } from '../time/intervals'
import { contentFor } from './content-for'
import { contentOnDay } from './content-on-day'
import type { SeasonContent } from './season-content'

/** An hour before midnight in New York. */
const CHECKED = '2026-09-06T03:00:00Z'
const event = { title: 'NHL Draft', text: 'The draft takes place today.' }

const seenOn = (today: string, content: SeasonContent) =>
  contentOnDay(content, { checkedAtMs: Date.parse(CHECKED), today, dayText: (day) => `<${day}>` })
const countdown = (days: number, more: { event?: typeof event } = {}) =>
  ({
    kind: 'countdown',
    title: 'NHL Offseason',
    milestone: 'NHL Preseason',
    days,
    text: `NHL Preseason begins in: ${days} ${days === 1 ? 'day' : 'days'}`,
    ...more,
  }) as const

describe('what the server said of a day, read on a later day', () => {
  it('is the same on the day itself', () => {
    const content = countdown(12, { event })
    expect(seenOn('2026-09-05', content)).toBe(content)
  })

  it('counts down from the later day: 12 days are 7 five days later', () => {
    expect(seenOn('2026-09-06', countdown(12))).toEqual(countdown(11))
    expect(seenOn('2026-09-10', countdown(12))).toEqual(countdown(7))
    expect(seenOn('2026-09-16', countdown(12))).toEqual(countdown(1))
  })

  it('expects on its day what was due then', () => {
    expect(seenOn('2026-09-17', countdown(12))).toEqual({
      kind: 'message',
      title: 'NHL Offseason',
      text: 'NHL Preseason is expected to begin today.',
    })
  })

  it('is the same on the day before, which a clock that lags still shows', () => {
    const content = countdown(12, { event })
    expect(seenOn('2026-09-04', content)).toBe(content)
  })

  it.each(['2026-09-18', '2026-10-20'])(
    'does not know whether what was due has begun: on %s after 12 days',
    (today) => {
      expect(seenOn(today, countdown(12))).toEqual({
        kind: 'message',
        title: 'No news since <2026-09-05>',
        text: 'NHL Preseason was expected to begin on <2026-09-17>.',
      })
    },
  )

  it('has nothing of the event of that day', () => {
    const message = { kind: 'message', title: 'NHL', text: 'Season suspended' } as const
    expect(seenOn('2026-09-06', { ...message, event })).toEqual(message)
    expect(seenOn('2026-09-06', { kind: 'games', event })).toEqual({ kind: 'games' })
    expect(seenOn('2026-09-06', countdown(12, { event }))).toEqual(countdown(11))
    expect(seenOn('2026-09-06', { kind: 'special', ...event })).toEqual({
      kind: 'message',
      title: 'NHL Draft',
      text: 'This was on <2026-09-05>.',
    })
  })

  it('names the day on which no games were scheduled', () => {
    const found = contentFor('PGA', Date.parse(CHECKED), 'none')
    expect(found).toMatchObject({ text: 'No games scheduled today.' })
    expect(seenOn('2026-09-12', found)).toEqual({
      ...found,
      text: 'No games were scheduled on <2026-09-05>.',
    })
  })

  it.each(['2026-10-31T04:30:00Z', '2027-03-13T04:30:00Z', '2027-03-14T04:30:00Z'])(
    'counts the days as the server does when clocks change before the milestone: checked at %s',
    (checkedAt) => {
      const checkedAtMs = Date.parse(checkedAt)
      const content = contentFor('NBA', checkedAtMs, 'none')
      for (let hours = 24; hours < 20 * 24; hours += 24) {
        const nowMs = checkedAtMs + hours * HOUR_MS + 12 * HOUR_MS
        const reading = { checkedAtMs, today: easternDay(nowMs), dayText: String }
        expect(contentOnDay(content, reading)).toEqual(contentFor('NBA', nowMs, 'none'))
      }
    },
  )
})
