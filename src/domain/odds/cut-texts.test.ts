import { describe, expect, it } from 'vitest'
import { isOddsGameId, cutTexts } from './cut-texts'
import { sampleRecord } from './testing/sample-odds'

describe('what the database keeps of texts', () => {
  it('is the whole of a usual text, and the beginning of an endless one', () => {
    expect(cutTexts(sampleRecord())).toEqual(sampleRecord())
    const endless = cutTexts(sampleRecord({ details: 'x'.repeat(5000), providerName: 'y'.repeat(5000) }))
    expect([endless.details.length, endless.provider_name.length]).toEqual([300, 200])
    const long = 'z'.repeat(500)
    const names = cutTexts({ ...sampleRecord(), home_team: long, away_team: long, provider_id: long })
    expect([names.home_team, names.away_team, names.provider_id].map((text) => text.length)).toEqual([
      40, 40, 40,
    ])
  })

  it.each([
    ['401547639', true],
    ['a-b_C', true],
    ['', false],
    ["1' OR 1=1", false],
    ['1'.repeat(41), false],
  ])('%j is a game id: %s', (text, is) => {
    expect(isOddsGameId(text)).toBe(is)
  })
})
