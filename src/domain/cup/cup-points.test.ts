import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPoints, pointsText, sumOfMatches } from './cup-points'
import { sampleMatch } from './testing/sample-cup'

describe('001 section 4 (Ryder Cup): points', () => {
  it.each([
    ['usa', { usa: 1, europe: 0 }],
    ['europe', { usa: 0, europe: 1 }],
    ['halved', { usa: 0.5, europe: 0.5 }],
    ['open', { usa: 0, europe: 0 }],
  ] as const)('a match: %s', (won, points) => {
    expect(matchPoints(sampleMatch(won))).toEqual(points)
  })

  it('go to the winner that the result of a match tells when no mark does', () => {
    const halved = sampleMatch('halved')
    const told = (score: string) => ({ usa: { ...halved.usa, score } })
    expect(matchPoints(sampleMatch('halved', told('3 & 2')))).toEqual({ usa: 1, europe: 0 })
    expect(matchPoints(sampleMatch('halved', told('A/S')))).toEqual({ usa: 0.5, europe: 0.5 })
  })

  it('gives none for a match that was called off', () => {
    expect(matchPoints(sampleMatch('halved', { completed: false }))).toEqual({ usa: 0, europe: 0 })
  })

  it('gives none for a match that is still on, whatever is marked', () => {
    expect(matchPoints(sampleMatch('usa', { state: 'in', completed: true }))).toEqual({ usa: 0, europe: 0 })
  })

  it('sums up the matches', () => {
    const matches = [sampleMatch('usa'), sampleMatch('halved'), sampleMatch('europe'), sampleMatch('open')]
    expect(sumOfMatches(matches)).toEqual({ usa: 1.5, europe: 1.5 })
  })

  it('gives out exactly one point for each decided match', () => {
    const results = fc.array(fc.constantFrom('usa', 'europe', 'halved', 'open'), {
      maxLength: 28,
      size: 'max',
    })
    fc.assert(
      fc.property(results, (list) => {
        const { usa, europe } = sumOfMatches(list.map((won) => sampleMatch(won)))
        expect(usa + europe).toBe(list.filter((won) => won !== 'open').length)
      }),
    )
  })
})

describe('001 section 9: points shown rounded to one decimal, integers without', () => {
  it.each([
    [14.5, '14.5'],
    [14, '14'],
    [0, '0'],
    [14.04, '14'],
    [14.25, '14.3'],
  ])('%d is %s', (points, text) => {
    expect(pointsText(points)).toBe(text)
  })
})
