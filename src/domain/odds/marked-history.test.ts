import { describe, expect, it } from 'vitest'
import { marketMovement } from './line-movement'
import { linePoints } from './line-point'
import { markedHistory } from './marked-history'
import { sampleChange } from './testing/sample-changes'
import { sampleRecord } from './testing/sample-odds'

const OLDER = sampleChange()
const NEWEST = sampleChange({ change_type: 'spread_change', home_spread: -8, away_spread: 8 })
const CLOSING = { ...sampleRecord(), home_spread: -8, away_spread: 8, details: 'Closing line - HOM -8' }

describe('the history of a line', () => {
  it('has the mark of the game’s record on its newest row, as a line that has not moved has no other', () => {
    expect(markedHistory([NEWEST, OLDER], CLOSING)).toEqual([
      { ...NEWEST, details: 'Closing line - HOM -8' },
      OLDER,
    ])
  })

  it('ends with the closing line also when the game has left the odds board', () => {
    const points = linePoints(markedHistory([NEWEST, OLDER], CLOSING))
    expect(marketMovement('spread', points, 'final', undefined)?.lastIs).toBe('closing')
  })

  it.each([
    ['another number', { ...CLOSING, over_under: 48.5 }],
    ['another provider', { ...CLOSING, provider_id: '99' }],
    ['no record', undefined],
  ])('stays as it was written where there is %s', (_what, record) => {
    expect(markedHistory([NEWEST, OLDER], record)).toEqual([NEWEST, OLDER])
  })

  it('may be empty', () => {
    expect(markedHistory([], CLOSING)).toEqual([])
  })
})
