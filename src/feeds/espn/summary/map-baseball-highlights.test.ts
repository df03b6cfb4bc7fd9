import { expect, it } from 'vitest'
import { mapSummary } from './map-summary'
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

it('tells the runs that a batter brought home, not those that he scored', () => {
  expect(statsOf({ H: '2', R: '1', RBI: '4' })).toEqual(['2 H, 4 RBI, R'])
})

it('tells his home runs, and leaves out what he has none of', () => {
  expect(statsOf({ H: '1', R: '1', RBI: '2', HR: '1' })).toEqual(['H, HR, 2 RBI, R'])
  expect(statsOf({ R: '2' })).toEqual(['2 R'])
})
