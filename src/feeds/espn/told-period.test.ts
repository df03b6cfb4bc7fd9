import { expect, it } from 'vitest'
import { leagueOfSport } from '../../domain/league'
import { mapGame } from './map-game'
import { sampleEvent, sampleStatus } from './testing/sample-event'
import { toldPeriod } from './told-period'

it.each([
  ['NFL', 'Final', 0],
  ['NFL', 'Final/OT', 5],
  ['NCAAF', 'Final/5OT', 9],
  ['NBA', 'Final/2OT', 6],
  ['NCAAB', 'Final / OT', 3],
  ['NHL', 'Final/OT', 4],
  ['NHL', 'Final/SO', 5],
  ['NHL', 'Final/2OT', 5],
  ['MLB', 'Final/10', 10],
  ['MLB', 'Final/7', 7],
  ['MLB', 'F/10', 10],
  ['NHL', 'F/SO', 5],
  ['MLB', 'Final', 0],
  ['NBA', 'Semifinal/2OT', 0],
  ['NBA', 'Final/2OT, disputed', 0],
  ['NBA', 'Final/10', 0],
  ['NBA', '5:00 - OT', 0],
] as const)('of %s the text %s tells period %i', (sport, text, period) => {
  expect(toldPeriod(sport, text)).toBe(period)
})

it.each([
  ['NBA', 'Final/2OT', 0, 'FINAL/2OT'],
  ['MLB', 'Final/11', 0, 'FINAL/11'],
  ['NHL', 'Final/SO', 4, 'FINAL/SO'],
  ['NHL', 'Final', 0, 'FINAL'],
  ['NCAAF', 'Final/OT', 7, 'FINAL/3OT'],
] as const)(
  'a final of %s with the text %s and period %i reads %s',
  (sport, shortDetail, period, quarter) => {
    const type = { name: 'STATUS_FINAL', state: 'post', completed: true, detail: shortDetail, shortDetail }
    const mapped = mapGame(
      leagueOfSport(sport),
      sampleEvent(sport, { status: sampleStatus(type, { period }) }),
    )
    expect(mapped.ok && mapped.game.quarter).toBe(quarter)
  },
)
