import { describe, expect, it } from 'vitest'
import { id, isTrue, list, record, text, whole, wholeWithin } from './read'

const anything = [null, undefined, 0, 7, -1, 1.5, NaN, '', ' a ', '12', true, [], [1], {}, { a: 1 }]

describe('readers of foreign JSON', () => {
  it('take text trimmed, and nothing else', () => {
    expect(anything.map(text).filter((value) => value !== '')).toEqual(['a', '12'])
  })

  it('take whole numbers, also written as text', () => {
    expect(anything.map(whole).filter((value) => value !== undefined)).toEqual([0, 7, -1, 12])
    expect(['1e3', '0x10', '1.0', '-3', ' 4 ', '99999999999'].map(whole)).toEqual([
      undefined,
      undefined,
      undefined,
      -3,
      4,
      undefined,
    ])
  })

  it('take whole numbers of a range', () => {
    expect([0, 1, '2', 3, 4, 2.5, null].map((value) => wholeWithin(value, 1, 3))).toEqual([
      undefined,
      1,
      2,
      3,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('take ids as text or as whole numbers', () => {
    expect(anything.map(id).filter((value) => value !== '')).toEqual(['0', '7', '-1', 'a', '12'])
  })

  it('take lists and records for what they are, and all else for empty', () => {
    expect(anything.map(list).filter((value) => value.length > 0)).toEqual([[1]])
    expect(anything.map(record).filter((value) => Object.keys(value).length > 0)).toEqual([{ a: 1 }])
    expect(anything.filter(isTrue)).toEqual([true])
  })
})
