import { describe, expect, it } from 'vitest'
import { teamComparison } from './team-comparison'

describe('001 section 2: Team Comparison table (Statistic, away, home)', () => {
  it('pairs figures by name in the order of the away team, and keeps what only one has', () => {
    const away = [
      { name: 'hits', label: 'Hits', value: '31' },
      { name: 'shots', label: 'Shots', value: '22' },
    ]
    const home = [
      { name: 'saves', label: 'Saves', value: '17' },
      { name: 'hits', label: 'Hits', value: '48' },
    ]
    expect(teamComparison(away, home)).toEqual([
      { statistic: 'Hits', away: '31', home: '48' },
      { statistic: 'Shots', away: '22', home: '-' },
      { statistic: 'Saves', away: '-', home: '17' },
    ])
  })
})
