import { describe, expect, it } from 'vitest'
import { battingScore, featuredScore, inningsPitched, pitchingScore } from './mlb-highlight'
import { mlbHighlights } from './mlb-highlights'

const seven = { innings: 7, strikeouts: 9, earnedRuns: 2 }

describe('000 section 9: MLB highlight score', () => {
  it.each([
    ['winner', 100 + 2 * 7 + 9],
    ['loser', 90 + 2 * 7 + 9],
    ['save', 95 + 9],
  ] as const)('of the %s is %d', (decision, score) => {
    expect(featuredScore(decision, seven)).toBe(score)
  })

  it('of batters is 4*homers + 2*RBI + hits + runs', () => {
    expect(battingScore({ homers: 2, rbi: 5, hits: 3, runs: 4 })).toBe(8 + 10 + 3 + 4)
  })

  it.each([
    [seven, 2 * 7 + 9 - 2 * 2],
    [{ innings: 1, strikeouts: 0, earnedRuns: 5 }, 0],
  ])('of pitchers is max(0, 2*innings + strikeouts - 2*earned runs): %j', (line, score) => {
    expect(pitchingScore(line)).toBe(score)
  })

  it.each([
    ['7.0', 7],
    ['7', 7],
    ['0.1', 1 / 3],
    ['5.2', 5 + 2 / 3],
    ['18.0', 18],
    ['', 0],
    ['--', 0],
    ['5.7', 0],
  ])('counts outs as thirds of an inning: %j', (text, innings) => {
    expect(inningsPitched(text)).toBeCloseTo(innings)
  })
})

describe('000 section 9: MLB highlights', () => {
  const batter = (id: string, hits: number) => ({
    id,
    name: id,
    team: 'HOM',
    homers: 0,
    rbi: 0,
    hits,
    runs: 0,
  })
  const pitcher = (id: string) => ({ id, name: id, team: 'HOM', ...seven })

  it('sorts featured items first, then by score', () => {
    const featured = [
      { id: 'l', name: 'l', team: 'AWA', decision: 'loser' },
      { id: 'w', name: 'w', team: 'HOM', decision: 'winner' },
    ] as const
    const items = mlbHighlights(featured, [batter('b', 200)], [pitcher('w'), pitcher('p')])
    expect(items.map(({ name, statType }) => `${name} ${statType}`)).toEqual([
      'w FEATURED',
      'l FEATURED',
      'b BATTING',
      'p PITCHING',
    ])
    expect(items.map(({ displayValue }) => displayValue)).toEqual([
      'W • 7.0 IP, 2 ER, 9 K',
      'L',
      '200 H',
      '7.0 IP, 2 ER, 9 K',
    ])
  })

  it('name only what a batter did, and a save as SV', () => {
    const home = { ...batter('b', 2), homers: 1, rbi: 3, runs: 1 }
    const saver = { id: 's', name: 's', team: 'HOM', decision: 'save' } as const
    expect(mlbHighlights([saver], [home], []).map(({ displayValue }) => displayValue)).toEqual([
      'SV',
      '2 H, HR, 3 RBI, R',
    ])
  })

  it('keep pitchers apart where the feed gives no ids', () => {
    const winner = { id: '', name: 'w', team: 'HOM', decision: 'winner' } as const
    const items = mlbHighlights([winner], [], [{ ...pitcher(''), name: 'p' }])
    expect(items.map(({ name, displayValue }) => [name, displayValue])).toEqual([
      ['w', 'W'],
      ['p', '7.0 IP, 2 ER, 9 K'],
    ])
  })

  it('keep the best of a team that twelve players of the other outrate', () => {
    const home = Array.from({ length: 14 }, (_, index) => batter(`h${index}`, 20 - index))
    const away = { ...batter('a', 1), team: 'AWA' }
    const names = mlbHighlights([], [away, ...home], []).map(({ name }) => name)
    expect(names).toEqual([...home.slice(0, 11).map(({ name }) => name), 'a'])
  })

  it('are capped at 12 and leave out players who did nothing', () => {
    const batters = Array.from({ length: 20 }, (_, index) => batter(String(index), index % 2))
    expect(mlbHighlights([], batters, [])).toHaveLength(10)
    expect(mlbHighlights([], [...batters, ...batters], [])).toHaveLength(12)
  })
})
