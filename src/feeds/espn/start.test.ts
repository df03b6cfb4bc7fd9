import { describe, expect, it } from 'vitest'
import { mapStart } from './start'

describe('the start of a game', () => {
  it.each([
    ['2025-06-05T00:00Z', '2025-06-05T00:00:00Z'],
    ['2025-06-05T00:00:30Z', '2025-06-05T00:00:30Z'],
    ['2025-06-05T00:00:30.123Z', '2025-06-05T00:00:30Z'],
    ['2025-06-05T00:00:00+00:00', '2025-06-05T00:00:00Z'],
    ['2028-02-29T12:00Z', '2028-02-29T12:00:00Z'],
  ])('%s has seconds: %s', (date, start) => {
    expect(mapStart(date)).toBe(start)
  })

  it.each([
    [''],
    ['soon'],
    ['2025-06-05'],
    ['2025-06-05T00:00'],
    ['2025-06-05T00:00-04:00'],
    ['2025-02-30T00:00Z'],
    ['2025-13-01T00:00Z'],
    ['2025-06-05T25:00Z'],
    ['1970-01-01T00:00Z'],
    ['9999-12-31T23:59Z'],
    [1749081600],
    [null],
  ])('%j is none', (date) => {
    expect(mapStart(date)).toBeUndefined()
  })
})
