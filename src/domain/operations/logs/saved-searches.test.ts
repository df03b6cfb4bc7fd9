import { expect, it } from 'vitest'
import { MOST_SAVED, parseSavedSearches, withSavedSearch, withoutSavedSearch } from './saved-searches'

const one = { name: 'Bad nights', search: 'show=errors&time=7d' }
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, search: '' }))

it('what a console sends is kept, and nothing else of it', () => {
  expect(parseSavedSearches([{ ...one, owner: 'somebody' }])).toEqual([one])
  expect(parseSavedSearches(many(MOST_SAVED))).toHaveLength(MOST_SAVED)
})

it.each([
  ['no list', { 0: one }],
  ['too many', many(MOST_SAVED + 1)],
  ['without a name', [{ ...one, name: '' }]],
  ['a name of blanks', [{ ...one, name: ' ' }]],
  ['a long name', [{ ...one, name: 'x'.repeat(61) }]],
  ['a long search', [{ ...one, search: 'x'.repeat(2001) }]],
  ['a search that is no text', [{ ...one, search: 7 }]],
  ['the same name twice', [one, one]],
])('%s is none', (_words, value) => {
  expect(parseSavedSearches(value)).toBeUndefined()
})

it('the newest comes first, the same name is the same search, and the oldest makes room', () => {
  const saved = withSavedSearch(many(3), { name: '1', search: 'q=x' })
  expect(saved.map(({ name, search }) => name + search)).toEqual(['1q=x', '0', '2'])
  expect(withSavedSearch(many(MOST_SAVED), one)).toHaveLength(MOST_SAVED)
  expect(withoutSavedSearch(saved, '0').map(({ name }) => name)).toEqual(['1', '2'])
})
