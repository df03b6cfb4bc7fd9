import { expect, it } from 'vitest'
import { lateFinalDays } from './late-finals'

it.each([
  ['NBA', '2025-06-20', ['2025-06-21', '2025-06-22', '2025-06-23']],
  ['NBA', '2025-06-23', ['2025-06-24', '2025-06-25']],
  ['NBA', '2025-06-25', []],
  ['NHL', '2025-06-27', ['2025-06-28', '2025-06-29']],
  ['NCAAF', '2027-01-22', ['2027-01-23', '2027-01-24', '2027-01-25']],
  ['NFL', '2027-02-10', []],
  ['MLB', '2026-10-30', []],
] as const)('of the %s after %s a late final may still be played on %j', (sport, day, days) => {
  expect(lateFinalDays(sport, day)).toEqual(days)
})
