import { expect, it } from 'vitest'
import { teamLeaders } from './team-leaders'

const stat = (team: string, name: string) => ({
  team,
  name,
  statType: 'PTS',
  value: 1,
  displayValue: '1 PTS',
})

it('the first figure of each team leads', () => {
  const stats = [stat('SEA', 'A'), stat('SEA', 'B'), stat('SF', 'C'), stat('SEA', 'D'), stat('SF', 'E')]
  expect(teamLeaders(stats).map(({ name }) => name)).toEqual(['A', 'C'])
  expect(teamLeaders([])).toEqual([])
})
