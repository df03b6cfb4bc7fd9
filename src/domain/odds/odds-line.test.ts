import { describe, expect, it } from 'vitest'
import { hasNumbers, ODDS_NUMBERS, type OddsLine } from './odds-line'

const NO_NUMBERS: OddsLine = { favorite: 'none', providerName: 'Book', providerId: '1', details: 'EVEN' }

describe('a line', () => {
  it.each(ODDS_NUMBERS)('counts as one if it has %s and no other number', (member) => {
    expect(hasNumbers({ ...NO_NUMBERS, [member]: 0 })).toBe(true)
  })

  it('counts as none without any number', () => {
    expect(hasNumbers(NO_NUMBERS)).toBe(false)
  })
})
