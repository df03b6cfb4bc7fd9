import { describe, expect, it } from 'vitest'
import { nextNightMs } from './next-night'

describe('the work of the night begins at 5:00 Eastern', () => {
  it.each([
    ['2026-07-01T08:59:59Z', '2026-07-01T09:00:00.000Z'],
    ['2026-07-01T09:00:00Z', '2026-07-02T09:00:00.000Z'],
    ['2026-07-01T23:00:00Z', '2026-07-02T09:00:00.000Z'],
    ['2026-12-31T12:00:00Z', '2027-01-01T10:00:00.000Z'],
    ['2026-10-31T12:00:00Z', '2026-11-01T10:00:00.000Z'],
  ])('after %s next at %s', (now, next) => {
    expect(new Date(nextNightMs(Date.parse(now))).toISOString()).toBe(next)
  })
})
