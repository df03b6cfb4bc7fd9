import { describe, expect, it } from 'vitest'
import type { GameSport } from '../../../domain/league'
import { mapped } from './testing/mapped-summary'

const athlete = { shortName: 'H. One', displayName: 'Home One' }
const leader = (changes: object) => ({ displayValue: '29', athlete, ...changes })
const category = (changes: object) => ({
  name: 'points',
  displayName: 'Points',
  leaders: [leader({})],
  ...changes,
})

function stats(sport: GameSport, categories: readonly unknown[], team: unknown = { id: '1' }) {
  return mapped(sport, { leaders: [null, { team, leaders: [7, ...categories] }] }).stats
}

describe('the leader of a category', () => {
  it.each<[GameSport, string, string, string]>([
    ['NBA', 'points', 'PTS', '29 PTS'],
    ['NBA', 'rebounds', 'REB', '29 REB'],
    ['NCAAB', 'assists', 'AST', '29 AST'],
    ['NCAAB', 'steals', 'steals', '29 Points'],
    ['NHL', 'points', 'points', '29 Points'],
    ['NHL', 'assists', 'assists', '29 Points'],
  ])('has the type that the ticker orders by: %s %s is %s', (sport, name, statType, displayValue) => {
    expect(stats(sport, [category({ name })])).toEqual([
      { name: 'H. One', team: 'HOM', statType, value: 29, displayValue },
    ])
  })

  it.each([
    ['a number has its unit', { displayValue: '29' }, '29 Points', 29],
    ['a number with a point that is no text has its unit', { displayValue: 29.5 }, '29.5 Points', 29.5],
    ['a number written as a text has its unit', { displayValue: 29 }, '29 Points', 29],
    ['a number with a point has its unit', { displayValue: '29.5' }, '29.5 Points', 29.5],
    ['one alone is not many', { displayValue: '1' }, '1 Point', 1],
    ['one per game may be more', { displayValue: '1.0' }, '1.0 Points', 1],
    ['words have their unit already', { displayValue: '9 CAR, 80 YDS' }, '9 CAR, 80 YDS', 9],
    [
      'words longer than an id are still words',
      { displayValue: '31/42, 402 YDS, 5 TD, 1 INT, 2 CAR, 11 YDS' },
      '31/42, 402 YDS, 5 TD, 1 INT, 2 CAR, 11 YDS',
      31,
    ],
    ['words behind a sign have their unit already', { displayValue: '+3' }, '+3', 3],
    ['words without a number count for nothing', { displayValue: 'many' }, 'many', 0],
    [
      'the main figure counts',
      { displayValue: '19/32, 237 YDS', mainStat: { value: '237' } },
      undefined,
      237,
    ],
    [
      'the main figure counts, also as a number',
      { displayValue: '19/32, 237 YDS', mainStat: { value: 237 } },
      undefined,
      237,
    ],
  ])('has the figure that the feed gives: %s', (_what, told, words = '19/32, 237 YDS', value) => {
    const [stat] = stats('NFL', [category({ leaders: [leader(told)] })])
    expect([stat?.displayValue, stat?.value]).toEqual([words, value])
  })

  it('loses only the last letter of a category of which there is one', () => {
    const assists = { name: 'assists', displayName: 'Assists', leaders: [leader({ displayValue: '1' })] }
    expect(stats('NHL', [category(assists)])[0]?.displayValue).toBe('1 Assist')
  })

  it('has the name of the category as unit when that has no other name', () => {
    const [stat] = stats('NFL', [category({ name: 'sacks', displayName: undefined })])
    expect(stat?.displayValue).toBe('29 sacks')
  })

  it('is only the first, by the short name or else the long one', () => {
    const second = leader({ athlete: { displayName: 'Second One' } })
    const named = (leaders: readonly unknown[]) =>
      stats('NBA', [category({ leaders })]).map(({ name }) => name)
    expect(named([leader({}), second])).toEqual(['H. One'])
    expect(named([second, leader({})])).toEqual(['Second One'])
  })

  it('has the full name where another of the team has the same short name', () => {
    const twins = ['Jalen', 'Jaylin'].map((first) => ({
      athlete: { id: first.length.toString(), shortName: 'J. Williams', displayName: `${first} Williams` },
    }))
    const players = [{ team: { id: '1' }, statistics: [{ athletes: twins }] }]
    const leadersOf = (id: string) => {
      const leaders = [{ team: { id }, leaders: twins.map((twin) => category({ leaders: [leader(twin)] })) }]
      return mapped('NBA', { leaders, boxscore: { players } }).stats.map(({ name }) => name)
    }
    expect(leadersOf('1')).toEqual(['Jalen Williams', 'Jaylin Williams'])
    expect(leadersOf('2')).toEqual(['J. Williams', 'J. Williams'])
  })

  it.each([
    ['no name', { name: '' }],
    ['no leaders', { leaders: [] }],
    ['a leader of no name', { leaders: [leader({ athlete: {} })] }],
    ['a leader without a figure', { leaders: [leader({ displayValue: '' })] }],
  ])('is missing when the category has %s', (_what, changes) => {
    expect(stats('NBA', [category(changes)])).toEqual([])
  })

  it('has no team when the feed names one that does not play', () => {
    expect(stats('NBA', [category({})], { id: '77' }).map(({ team }) => team)).toEqual([''])
  })
})
