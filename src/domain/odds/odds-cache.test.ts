import { expect, it } from 'vitest'
import { areOddsExpired } from './odds-cache'

const CHECKED_AT = '2026-01-11T18:00:00.000Z'

it.each([
  ['2026-01-11T18:00:00.000Z', false],
  ['2026-01-12T17:59:59.999Z', false],
  ['2026-01-12T18:00:00.000Z', true],
  ['2026-01-11T17:00:00.000Z', false],
])('000 section 9: odds 86400000 ms (24 h); at %s expired %s', (now, expired) => {
  expect(areOddsExpired(CHECKED_AT, Date.parse(now))).toBe(expired)
})
