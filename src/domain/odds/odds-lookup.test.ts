import { describe, expect, it } from 'vitest'
import { oddsLookup } from './odds-lookup'
import { sampleRecord } from './testing/sample-odds'

describe('000 section 8: odds lookup', () => {
  const refused = (status: number, message = 'boom') => ({ kind: 'refused', status, message }) as const

  it('gives the record that was found', () => {
    expect(oddsLookup({ kind: 'found', record: sampleRecord() })).toEqual({ record: sampleRecord() })
  })

  it('ignores not-found (PGRST116, our 404): the result is null', () => {
    expect(oddsLookup(refused(404))).toEqual({ record: null })
  })

  it.each([
    [refused(403, 'Only verified users'), 'Odds lookup failed: Only verified users'],
    [refused(500), 'Odds lookup failed: boom'],
    [refused(0, ''), 'Odds lookup failed: Unknown error'],
  ])('logs any other error, and the result is null all the same: %j', (answer, log) => {
    expect(oddsLookup(answer)).toEqual({ record: null, log })
  })
})
