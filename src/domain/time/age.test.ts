import { describe, expect, it } from 'vitest'
import { ageText, isStale } from './age'

const S = 1000
const MIN = 60 * S
const H = 60 * MIN
const D = 24 * H

describe('the age of a board', () => {
  it.each([
    [0, 'just now'],
    [9.999 * S, 'just now'],
    [10 * S, '10 s ago'],
    [12.9 * S, '12 s ago'],
    [59.999 * S, '59 s ago'],
    [MIN, '1 min ago'],
    [3.5 * MIN, '3 min ago'],
    [H - 1, '59 min ago'],
    [H, '1 h ago'],
    [2 * H, '2 h ago'],
    [D - 1, '23 h ago'],
    [D, '1 d ago'],
    [3 * D, '3 d ago'],
    [400 * D, '400 d ago'],
  ])('of %d ms reads %s', (age, text) => {
    expect(ageText(1e12, 1e12 + age)).toBe(text)
  })

  it('is never negative', () => {
    expect(ageText(1e12, 1e12 - 5 * D)).toBe('just now')
  })

  it('is stale past two refresh intervals', () => {
    expect(isStale(0, 30 * S, 15 * S)).toBe(false)
    expect(isStale(0, 30 * S + 1, 15 * S)).toBe(true)
    expect(isStale(D, 0, 15 * S)).toBe(false)
  })
})
