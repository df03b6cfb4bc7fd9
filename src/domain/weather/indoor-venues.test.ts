import { describe, expect, it } from 'vitest'
import { INDOOR_VENUES, isIndoorVenue } from './indoor-venues'

describe('000 section 7: 16 known indoor venue names are hard-coded', () => {
  it('are sixteen different names', () => {
    expect(new Set(INDOOR_VENUES).size).toBe(16)
  })

  it.each([
    ['Ford Field', true],
    [' FORD FIELD ', true],
    ['loanDepot Park', true],
    ['Caesars Superdome', true],
    ['Lambeau Field', false],
    ['SoFi Stadium', false],
    ['TBD', false],
    ['', false],
  ])('%j: %s', (name, indoor) => {
    expect(isIndoorVenue(name)).toBe(indoor)
  })
})
