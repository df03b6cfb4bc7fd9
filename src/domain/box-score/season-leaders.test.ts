import { expect, it } from 'vitest'
import { seasonLeaders } from './season-leaders'

const stat = (name: string, team: string, statType: string) => ({
  name,
  team,
  statType,
  value: 1,
  displayValue: '20.1',
})

it('the leaders of both teams stand side by side for each kind of figure, whichever team comes first', () => {
  const stats = [stat('H', 'HOM', 'PTS'), stat('A', 'AWA', 'PTS'), stat('P', 'AWA', 'rushingYards')]
  expect(seasonLeaders(stats, 'AWA', 'HOM')).toEqual([
    { kind: 'PTS', away: { name: 'A', figure: '20.1' }, home: { name: 'H', figure: '20.1' } },
    { kind: 'Rushing Yards', away: { name: 'P', figure: '20.1' } },
  ])
})

it('there are no leaders where both teams have the same abbreviation: one of them would stand on both sides', () => {
  expect(seasonLeaders([stat('A', 'UNK', 'PTS')], 'UNK', 'UNK')).toEqual([])
})

it('a kind of figure without a leader of either team has no row, and there are five rows at most', () => {
  expect(seasonLeaders([stat('X', 'OTHER', 'PTS')], 'AWA', 'HOM')).toEqual([])
  const many = Array.from({ length: 9 }, (_, n) => stat('A', 'AWA', `kind${n}`))
  expect(seasonLeaders(many, 'AWA', 'HOM')).toHaveLength(5)
})
