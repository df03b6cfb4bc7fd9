import { describe, expect, it } from 'vitest'
import { boxScoreText } from './box-score-text'
import { sampleMatchup } from '../testing/sample-matchup'
import type { GameSummary } from './game-summary'

const EMPTY: GameSummary = {
  id: '100',
  state: 'pregame',
  matchup: sampleMatchup(),
  comparison: [],
  awayTables: [],
  homeTables: [],
  plays: [],
  stats: [],
}

const TABLE = { title: 'Passing', labels: [], rows: [], didNotPlay: [] }
const LINE = { team: 'A', cells: [] }

describe('001 section 2: box score texts', () => {
  it.each([
    [{ kind: 'loading' }, 'Loading live box score…'],
    [{ kind: 'failed', error: 'Unknown error' }, 'Live box score failed to load: Unknown error'],
    [{ kind: 'loaded', summary: undefined }, 'Box score data is not available for this game yet.'],
    [{ kind: 'loaded', summary: EMPTY }, 'Box score data is not available for this game yet.'],
    [{ kind: 'loaded', summary: { ...EMPTY, awayTables: [TABLE] } }, undefined],
    [{ kind: 'loaded', summary: { ...EMPTY, homeTables: [TABLE] } }, undefined],
    [
      { kind: 'loaded', summary: { ...EMPTY, lineScore: { columns: [], away: LINE, home: LINE } } },
      undefined,
    ],
    [
      { kind: 'loaded', summary: { ...EMPTY, comparison: [{ statistic: 'Hits', away: '1', home: '2' }] } },
      undefined,
    ],
  ] as const)('%j', (state, text) => {
    expect(boxScoreText(state)).toBe(text)
  })
})
