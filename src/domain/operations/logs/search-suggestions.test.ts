import { describe, expect, it } from 'vitest'
import { sampleLog } from '../testing/samples'
import { searchSuggestions, withRecentSearch } from './search-suggestions'

const entries = Array.from({ length: 9 }, (_, index) => sampleLog({ message: `error number ${index}` }))

describe('002 section 9: log search', () => {
  it('suggestions 5: recent searches and levels before messages', () => {
    expect(searchSuggestions('err', entries, ['my errors'])).toEqual([
      'my errors',
      'error',
      'error number 0',
      'error number 1',
      'error number 2',
    ])
  })

  it.each([
    ['', []],
    ['  ', []],
    ['zzz', []],
    ['error number 8', []],
    ['api', []],
    ['  number 8 ', ['error number 8']],
  ])('"%s" suggests %j', (typed, expected) => {
    expect(searchSuggestions(typed, entries, [])).toEqual(expected)
  })

  it('recent searches 3, the newest first, repeated ones once', () => {
    const searches = ['a', 'b', 'c', ' ', 'd', 'C']
    expect(searches.reduce<readonly string[]>(withRecentSearch, [])).toEqual(['C', 'd', 'b'])
  })
})
