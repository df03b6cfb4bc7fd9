import { expect, it } from 'vitest'
import { changedSearches, MOST_SAVED, parseSavedSearches, parseSearchChange } from './saved-searches'

const one = { name: 'Bad nights', search: 'show=errors&time=7d' }
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, search: '' }))

it('the name and text of a search are kept, and nothing else that a console sends', () => {
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
])('%s is refused', (_words, value) => {
  expect(parseSavedSearches(value)).toBeUndefined()
})

it('the newest search comes first, the same name replaces a search, and none is dropped to make room', () => {
  const saved = changedSearches(many(3), { save: { name: '1', search: 'q=x' } })!
  expect(saved.map(({ name, search }) => name + search)).toEqual(['1q=x', '0', '2'])
  expect(changedSearches(many(MOST_SAVED), { save: one })).toBeUndefined()
  expect(changedSearches(many(MOST_SAVED), { save: { ...one, name: '7' } })).toHaveLength(MOST_SAVED)
  expect(changedSearches(saved, { remove: '0' })!.map(({ name }) => name)).toEqual(['1', '2'])
})

it('a change saves one or removes one', () => {
  expect(parseSearchChange({ save: one })).toEqual({ save: one })
  expect(parseSearchChange({ remove: 'Bad nights' })).toEqual({ remove: 'Bad nights' })
  for (const value of [{}, [], { save: { ...one, name: '' } }, { remove: 7 }, { searches: [one] }])
    expect(parseSearchChange(value)).toBeUndefined()
})
