import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexAfter } from './index-after'

const LIMITS = { mostEntries: 3, mostBytes: 100 }

function afterAll(entries: readonly { key: string; bytes: number }[]) {
  const dropped: string[] = []
  const index = entries.reduce((text, entry) => {
    const next = indexAfter(text, entry, LIMITS)
    dropped.push(...next.dropped)
    return next.index
  }, '')
  return { index, dropped }
}

describe('a cache never grows beyond its limits', () => {
  it('what was written longest ago goes first, what is written again stays', () => {
    const written = ['a', 'b', 'c', 'a', 'd'].map((key) => ({ key, bytes: 10 }))
    expect(afterAll(written)).toEqual({ index: 'c 10\na 10\nd 10', dropped: ['b'] })
  })

  it('counts bytes too, by the last size', () => {
    const written = [
      { key: 'a', bytes: 90 },
      { key: 'b', bytes: 20 },
      { key: 'b', bytes: 95 },
    ]
    expect(afterAll(written)).toEqual({ index: 'b 95', dropped: ['a'] })
  })

  it('drops as many as it has to, and no more', () => {
    const sized = (...sizes: readonly number[]) =>
      afterAll(sizes.map((bytes, n) => ({ key: 'abc'.charAt(n), bytes }))).dropped
    expect(sized(40, 60)).toEqual([])
    expect(sized(40, 60, 40)).toEqual(['a'])
    expect(sized(30, 60, 50)).toEqual(['a', 'b'])
  })

  it('a single entry that is too large is kept until the next one comes', () => {
    const [a, b] = ['a', 'b'].map((key) => ({ key, bytes: 500 }))
    expect(afterAll([a!])).toEqual({ index: 'a 500', dropped: [] })
    expect(afterAll([a!, b!])).toEqual({ index: 'b 500', dropped: ['a'] })
  })

  it('every entry is either listed or dropped', () => {
    const entry = fc.record({ key: fc.constantFrom('a', 'b', 'c/1', 'd', 'e'), bytes: fc.nat(60) })
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1 }), (written) => {
        const { index, dropped } = afterAll(written)
        const listed = index.split('\n').map((line) => line.split(' ')[0]!)
        expect(listed.length).toBeLessThanOrEqual(3)
        expect(new Set([...listed, ...dropped])).toEqual(new Set(written.map(({ key }) => key)))
      }),
    )
  })
})
