import { expect, it } from 'vitest'
import { addressOfSearch, searchText } from './search-in-address'

const NOTHING = { q: '', show: '', time: '', from: '', to: '', types: '', filters: '' }

it('a search is saved with all its parts, and nothing else of the address', () => {
  const address: Record<string, string> = {
    investigate: 'log:l1',
    q: 'slow call',
    show: 'errors',
    time: 'custom',
    from: '1000',
    to: '2000',
    types: 'logs alerts',
    filters: '[{"field":"level"}]',
  }
  const text = searchText((name) => address[name] ?? '')
  const { investigate: _not, ...parts } = address
  expect(Object.fromEntries(new URLSearchParams(text))).toEqual(parts)
  expect(addressOfSearch(text)).toEqual(parts)
})

it('opening a saved search clears all parts of the one before', () => {
  expect(searchText(() => '')).toBe('')
  expect(addressOfSearch('q=feed&tab=slow')).toEqual({ ...NOTHING, q: 'feed' })
})
