import { describe, expect, it } from 'vitest'
import { boxScoreText } from './box-score-text'
import type { GameSummary } from './game-summary'
import { summaryRefusal, summaryStatus } from './summary-failure'

const EMPTY: GameSummary = {
  id: '100',
  state: 'pregame',
  comparison: [],
  awayTables: [],
  homeTables: [],
  plays: [],
  stats: [],
}

describe('001 section 2: box score texts', () => {
  it.each([
    [{ kind: 'loading' }, 'Loading live box score…'],
    [{ kind: 'failed', error: 'Unknown error' }, 'Live box score failed to load: Unknown error'],
    [{ kind: 'loaded', summary: undefined }, 'Box score data is not available for this game yet.'],
    [{ kind: 'loaded', summary: EMPTY }, 'Box score data is not available for this game yet.'],
    [
      { kind: 'loaded', summary: { ...EMPTY, comparison: [{ statistic: 'Hits', away: '1', home: '2' }] } },
      undefined,
    ],
  ] as const)('%j', (state, text) => {
    expect(boxScoreText(state)).toBe(text)
  })
})

describe('001 section 8: game summary', () => {
  it.each([
    [200, 'ok'],
    [500, 'retry'],
    [503, 'retry'],
    [404, { error: 'HTTP error! status: 404' }],
    [302, { error: 'HTTP error! status: 302' }],
  ])('a status of %d', (code, outcome) => {
    expect(summaryStatus(code)).toEqual(outcome)
  })

  it('refuses an unknown sport', () => {
    expect(['NFL', 'PGA', 'nfl'].map(summaryRefusal)).toEqual([undefined, 'Invalid sport', 'Invalid sport'])
  })
})
