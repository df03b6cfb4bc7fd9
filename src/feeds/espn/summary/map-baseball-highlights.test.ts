import { describe, expect, it } from 'vitest'
import { mapSummary } from './map-summary'
import { mapped } from './testing/mapped-summary'
import { sampleSummary } from './testing/sample-summary'

/** One batter's line of a summary, in the feed's order of keys. */
function statsOf(line: Readonly<Record<string, string>>) {
  const players = [
    {
      team: { id: '1' },
      statistics: [
        {
          type: 'batting',
          labels: ['H', 'R', 'RBI', 'HR'],
          keys: ['hits', 'runs', 'RBIs', 'homeRuns'],
          athletes: [
            {
              athlete: { id: '11', shortName: 'J. Batter' },
              stats: ['H', 'R', 'RBI', 'HR'].map((label) => line[label] ?? '0'),
            },
          ],
        },
      ],
    },
  ]
  const result = mapSummary('MLB', sampleSummary({ boxscore: { players } }))
  return result.ok ? result.summary.stats.map(({ displayValue }) => displayValue) : result.reason
}

it('a batter shows the runs that he brought home apart from those that he scored', () => {
  expect(statsOf({ H: '2', R: '1', RBI: '4' })).toEqual(['2 H, 4 RBI, R'])
})

it('a batter shows his home runs, and nothing of which he has none', () => {
  expect(statsOf({ H: '1', R: '1', RBI: '2', HR: '1' })).toEqual(['H, HR, 2 RBI, R'])
  expect(statsOf({ R: '2' })).toEqual(['2 R'])
})

describe('the pitchers of a finished game', () => {
  const pitcher = (id: string, ...figures: readonly string[]) => ({
    athlete: { id, shortName: `P. ${id}` },
    stats: figures,
  })
  const labels = ['K', 'IP', 'ER']
  const pitching = (...athletes: readonly object[]) => ({ type: 'pitching', labels, athletes })
  const featured = (name: string, changes: object) => ({ name, team: { id: '2' }, ...changes })

  function stats(group: object, featuredAthletes: readonly unknown[] = []) {
    const boxscore = { players: [{ team: { id: '1' }, statistics: [group] }] }
    const status = { type: { state: 'post' }, featuredAthletes }
    return mapped('MLB', { boxscore }, { status }).stats
  }
  const item = (name: string, team: string, statType: string, value: number, displayValue: string) => ({
    name,
    team,
    statType,
    value,
    displayValue,
  })

  it('are called by their full names where the team has another of the same short name', () => {
    const twins = ['Luis', 'Leo'].map((first) => ({
      id: first,
      shortName: 'L. Ruiz',
      displayName: `${first} Ruiz`,
    }))
    const both = pitching(...twins.map((athlete) => ({ athlete, stats: ['0', '0.0', '9'] })))
    const winner = featured('winningPitcher', { team: { id: '1' }, athlete: twins[0] })
    expect(stats(both, [winner]).map(({ name }) => name)).toEqual(['Luis Ruiz'])
  })

  it('come first, each once, with the decision that they got', () => {
    const both = pitching(pitcher('11', '6', '7.0', '1'), pitcher('12', '1', '1.0', '0'))
    const winner = featured('winningPitcher', {
      athlete: { id: '11', shortName: 'P. 11' },
      team: { id: '1' },
    })
    const loser = featured('losingPitcher', { athlete: { displayName: 'Other Two' }, playerId: '22' })
    const saver = featured('savingPitcher', {
      athlete: { shortName: 'P. 12' },
      playerId: 12,
      team: { id: '1' },
    })
    expect(stats(both, [null, loser, winner, saver])).toEqual([
      item('P. 11', 'HOM', 'FEATURED', 120, 'W • 7.0 IP, 1 ER, 6 K'),
      item('P. 12', 'HOM', 'FEATURED', 96, 'SV • 1.0 IP, 0 ER, 1 K'),
      item('Other Two', 'AWA', 'FEATURED', 90, 'L'),
    ])
  })

  it('are otherwise rated by their line, by key or by label', () => {
    const line = item('P. 11', 'HOM', 'PITCHING', 18, '7.0 IP, 1 ER, 6 K')
    expect(stats(pitching(pitcher('11', '6', '7.0', '1')))).toEqual([line])
    const keys = ['strikeouts', 'fullInnings.partInnings', 'earnedRuns']
    expect(stats({ ...pitching(pitcher('11', '6', '7.0', '1')), labels: [], keys })).toEqual([line])
    expect(stats({ ...pitching(pitcher('11', '6', '7.0', '1')), type: 'fielding' })).toEqual([])
  })

  it.each([
    ['of no name', featured('winningPitcher', { athlete: { id: '11' } })],
    ['of a game of hockey', featured('firstStar', { athlete: { id: '11', shortName: 'P. 11' } })],
  ])('leave out a pitcher %s', (_what, entry) => {
    expect(stats(pitching(), [entry])).toEqual([])
  })
})

it.each([
  ['label', { labels: ['HR', 'RBI', 'H', 'R'] }],
  ['key', { keys: ['homeRuns', 'RBIs', 'hits', 'runs'] }],
])('batters are found by %s, those of the away team first', (_what, columns) => {
  const batting = (id: string) => ({
    type: 'batting',
    ...columns,
    athletes: [{ athlete: { id, shortName: `B. ${id}` }, stats: ['1', '2', '3', '4'] }],
  })
  const players = ['1', '2'].map((id) => ({ team: { id }, statistics: [batting(id)] }))
  expect(mapped('MLB', { boxscore: { players } }).stats).toEqual(
    ['2', '1'].map((id) => ({
      name: `B. ${id}`,
      team: id === '1' ? 'HOM' : 'AWA',
      statType: 'BATTING',
      value: 15,
      displayValue: '3 H, HR, 2 RBI, 4 R',
    })),
  )
})
