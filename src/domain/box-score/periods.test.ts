import { describe, expect, it } from 'vitest'
import { periodName } from './periods'

describe('001 section 2: periods of a box score, Q1.. or P1..', () => {
  it.each([
    ['NFL', 1, false, 'Q1'],
    ['NCAAF', 4, false, 'Q4'],
    ['NFL', 5, true, 'OT'],
    ['NCAAF', 7, false, '3OT'],
    ['NBA', 6, false, '2OT'],
    ['NCAAB', 2, false, 'H2'],
    ['NCAAB', 3, false, 'OT'],
    ['NHL', 3, false, 'P3'],
    ['NHL', 4, false, 'OT'],
    ['NHL', 5, false, 'SO'],
    ['NHL', 5, true, '2OT'],
  ] as const)('%s period %d, playoffs %s: %s', (sport, period, playoffs, name) => {
    expect(periodName(sport, period, playoffs)).toBe(name)
  })
})
