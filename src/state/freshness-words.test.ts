import { describe, expect, it } from 'vitest'
import type { Freshness } from '../domain/freshness/freshness'
import { freshnessText, momentText, shortFreshnessText } from './freshness-words'

const MINUTE_MS = 60_000
/** By the device's own clock, whatever zone it is in. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 8, day, hour, minute).getTime()

function words(trouble: object, ageMs = 2 * MINUTE_MS, checkedAtMs = at(13, 20, 36)) {
  const told = { checkedAtMs, ageMs, isCurrent: false }
  const freshness = { ...trouble, ...told } as Freshness
  return [freshnessText(freshness), shortFreshnessText(freshness)]
}

describe('a board says how far it can be trusted, also where there is little room', () => {
  it.each([
    [{ kind: 'fresh' }, 'Updated 2 min ago', 'Updated 2 min ago'],
    [{ kind: 'old', isReached: true }, 'Scores as of 8:36 PM · 2 min ago', 'Updated 2 min ago'],
    [{ kind: 'offline' }, 'Offline · scores as of 8:36 PM', 'Offline · 2 min ago'],
    [{ kind: 'unreachable' }, 'Server unreachable · scores as of 8:36 PM', 'Unreachable · 2 min ago'],
    [{ kind: 'paused' }, 'Paused · scores as of 8:36 PM', 'Paused · 2 min ago'],
    [{ kind: 'late', sinceMs: 0 }, 'Scores as of 8:36 PM · feed is late', 'Feed late · 2 min ago'],
    [{ kind: 'down', sinceMs: 0 }, 'Scores as of 8:36 PM · feed down', 'Feed down · 2 min ago'],
  ])('%j: %s', (trouble, long, short) => {
    expect(words(trouble)).toEqual([long, short])
  })

  it('the day of its scores is named once that is no longer today', () => {
    expect(words({ kind: 'offline' }, 24 * 60 * MINUTE_MS)[0]).toBe(
      'Offline · scores as of Sun, Sep 13, 8:36 PM',
    )
    expect(words({ kind: 'offline' }, 2 * MINUTE_MS, at(13, 0, 1))[0]).toBe('Offline · scores as of 12:01 AM')
  })
})

it.each([
  [at(13, 0), at(13, 23, 59), '12:00 AM'],
  [at(13, 23, 59), at(14, 0), 'Sun, Sep 13, 11:59 PM'],
])('a moment has its day, unless that is today: %#', (ms, nowMs, text) => {
  expect(momentText(ms, nowMs)).toBe(text)
})
