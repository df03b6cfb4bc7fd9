import { expect, it } from 'vitest'
import type { CallGroup } from './call-group'
import { callRows } from './call-rows'

const calls = (league: string, count: number): CallGroup => ({
  kind: 'scoreboard',
  league,
  figures: [count, 100 * count, 100, {}],
})

it('the rows of calls begin with the most called; rows of as many calls are in the order of their names', () => {
  const groups = [calls('nhl', 2), calls('mlb', 2), calls('nfl', 7), calls('nba', 2)]
  const rows = callRows(groups, ({ league }) => league)
  expect(rows.map(({ name }) => name)).toEqual(['nfl', 'mlb', 'nba', 'nhl'])
})

it('a row without calls has an average of 0', () => {
  expect(callRows([calls('nfl', 0)], () => 'nfl')).toMatchObject([{ calls: 0, averageMs: 0 }])
})
