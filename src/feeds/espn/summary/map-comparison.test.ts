import { describe, expect, it } from 'vitest'
import { mapped } from './testing/mapped-summary'

const teams = (away: readonly unknown[], home: readonly unknown[]) => ({
  boxscore: {
    teams: [
      { team: { id: '2' }, statistics: away },
      { team: { id: '1' }, statistics: home },
    ],
  },
})

describe('two teams compared', () => {
  it.each([
    [{ label: 'Hits', displayName: 'Total Hits' }, 'Hits'],
    [{ displayName: 'Total Hits', shortDisplayName: 'T. Hits' }, 'Total Hits'],
    [{ shortDisplayName: 'T. Hits', abbreviation: 'H' }, 'T. Hits'],
    [{ abbreviation: 'H' }, 'H'],
    [{}, 'hits'],
  ])('name a figure by the best of its names: %j', (named, statistic) => {
    const figure = (displayValue: string) => [null, { name: 'hits', displayValue, ...named }]
    expect(mapped('NHL', teams(figure('31'), figure('48'))).comparison).toEqual([
      { statistic, away: '31', home: '48' },
    ])
  })

  it('have figures that the feed writes as numbers, as players have', () => {
    const figure = (displayValue: number) => [{ name: 'avg', displayValue }]
    expect(mapped('NHL', teams(figure(0), figure(50.7))).comparison).toEqual([
      { statistic: 'avg', away: '0', home: '50.7' },
    ])
    const errors = (displayValue: number) => [{ name: 'fielding', stats: [{ name: 'errors', displayValue }] }]
    expect(mapped('MLB', teams(errors(1), errors(0))).comparison).toEqual([
      { statistic: 'Errors', away: '1', home: '0' },
    ])
  })

  it('leave out a figure without a name', () => {
    expect(mapped('NHL', teams([{ label: 'Hits', displayValue: '31' }], [])).comparison).toEqual([])
  })

  it('leave out teams without an id, as nobody knows whose figures they are', () => {
    const boxscore = { teams: [{ team: {}, statistics: [{ name: 'hits', displayValue: '31' }] }] }
    const competitors = [{ homeAway: 'home' }, { homeAway: 'away' }]
    expect(mapped('NHL', { boxscore }, { competitors }).comparison).toEqual([])
  })
})

describe('two teams of baseball compared', () => {
  /** Group and name of the feed's figure, and its label on screen, in the screen's order. */
  const SHOWN = [
    ['batting', 'runs', 'Runs'],
    ['batting', 'hits', 'Hits'],
    ['batting', 'doubles', 'Doubles'],
    ['batting', 'triples', 'Triples'],
    ['batting', 'homeRuns', 'Home Runs'],
    ['batting', 'RBIs', 'Runs Batted In'],
    ['batting', 'walks', 'Walks'],
    ['batting', 'strikeouts', 'Strikeouts'],
    ['batting', 'stolenBases', 'Stolen Bases'],
    ['batting', 'runnersLeftOnBase', 'Left On Base'],
    ['batting', 'avg', 'Batting Average'],
    ['pitching', 'pitches', 'Pitches Thrown'],
    ['pitching', 'strikeouts', 'Strikeouts Thrown'],
    ['pitching', 'walks', 'Walks Allowed'],
    ['pitching', 'earnedRuns', 'Earned Runs'],
    ['fielding', 'doublePlays', 'Double Plays'],
    ['fielding', 'errors', 'Errors'],
  ] as const

  /** The feed has another order, and also figures by which nobody compares teams. */
  const groups = (side: string) =>
    ['records', 'fielding', 'pitching', 'batting'].map((name) => ({
      name,
      stats: [
        null,
        { name: 'gamesPlayed', displayValue: '1' },
        ...SHOWN.filter(([group]) => group === name)
          .toReversed()
          .map(([group, stat]) => ({ name: stat, displayValue: `${side} ${group} ${stat}` })),
      ],
    }))

  it('have the figures that were chosen for baseball, in whatever group and order they come', () => {
    expect(mapped('MLB', teams(groups('a'), groups('h'))).comparison).toEqual(
      SHOWN.map(([group, stat, statistic]) => ({
        statistic,
        away: `a ${group} ${stat}`,
        home: `h ${group} ${stat}`,
      })),
    )
  })

  it('leave out a figure that neither has', () => {
    const errors = [{ name: 'fielding', stats: [{ name: 'errors', displayValue: '1' }] }]
    expect(mapped('MLB', teams(errors, [{ name: 'batting' }])).comparison).toEqual([
      { statistic: 'Errors', away: '1', home: '-' },
    ])
  })
})
