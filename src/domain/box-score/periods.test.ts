import { describe, expect, it } from 'vitest'
import { periodName } from './periods'

describe('periods of a box score, written as on the cards', () => {
  it.each([
    ['NFL', 1, false, '1Q'],
    ['NCAAF', 4, false, '4Q'],
    ['NFL', 5, true, 'OT'],
    ['NFL', 5, false, 'OT'],
    ['NCAAF', 7, false, '3OT'],
    ['NBA', 6, false, '2OT'],
    ['NCAAB', 2, false, '2H'],
    ['NCAAB', 3, false, 'OT'],
    ['NHL', 3, false, '3P'],
    ['NHL', 4, false, 'OT'],
    ['NHL', 5, false, 'SO'],
    ['NHL', 5, true, '2OT'],
  ] as const)('%s period %d, playoffs %s: %s', (sport, period, playoffs, name) => {
    expect(periodName(sport, period, playoffs)).toBe(name)
  })
})
