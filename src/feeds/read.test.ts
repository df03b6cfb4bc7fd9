import { describe, expect, it } from 'vitest'
import { LONGEST, MOST } from './limits'
import { addressText, briefText, id, isTrue, list, nameText, record, text, whole, wholeWithin } from './read'

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

  it('take lists and records as they are, and anything else as empty', () => {
    expect(anything.map(list).filter((value) => value.length > 0)).toEqual([[1]])
    expect(anything.map(record).filter((value) => Object.keys(value).length > 0)).toEqual([{ a: 1 }])
    expect(anything.filter(isTrue)).toEqual([true])
  })

  it.each([
    ['words', text],
    ['name', nameText],
    ['short', briefText],
    ['address', addressText],
  ] as const)('cut a text to the longest of its kind: %s', (kind, read) => {
    const longest = 'W'.repeat(LONGEST[kind])
    expect([longest, ` ${longest} `, `${longest}W`].map(read)).toEqual([longest, longest, longest])
    // Half a character must not stay.
    expect(read(`${longest.slice(1)}🏈`)).toBe(longest.slice(1))
    expect(read(`🏈${longest}`)).toBe(`🏈${longest.slice(2)}`)
  })

  it('take no id beyond the longest allowed', () => {
    const longest = '4'.repeat(LONGEST.id)
    expect([` ${longest} `, `${longest}4`].map(id)).toEqual([longest, ''])
  })

  it('take no more of a list than the most entries allowed', () => {
    const longest = Array.from({ length: MOST.entries }, (_, n) => n)
    expect(list([...longest, 7])).toEqual(longest)
  })

  it('do not take a number out of words', () => {
    expect(['7 runs', 'run 7', '-', '7.5'].map(whole)).toEqual([undefined, undefined, undefined, undefined])
  })
})
