import { expect, it } from 'vitest'
import {
  changedSearches,
  hasSearchChange,
  MOST_SAVED,
  parseSavedSearches,
  parseSearchChange,
} from './saved-searches'

const one = { name: 'Bad nights', search: 'show=errors&time=7d' }
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}`, search: '' }))

it('the name and text of a search are kept, and nothing else that a console sends', () => {
  expect(parseSavedSearches([{ ...one, owner: 'somebody' }])).toEqual([one])
  expect(parseSavedSearches(many(MOST_SAVED))).toHaveLength(MOST_SAVED)
  const longest = { name: 'x'.repeat(60), search: 'x'.repeat(2000) }
  expect(parseSavedSearches([longest])).toEqual([longest])
})

it.each([
  ['no list', { 0: one }],
  ['too many', many(MOST_SAVED + 1)],
  ['without a name', [{ ...one, name: '' }]],
  ['a name of blanks', [{ ...one, name: ' ' }]],
  ['a long name', [{ ...one, name: 'x'.repeat(61) }]],
  ['a long search', [{ ...one, search: 'x'.repeat(2001) }]],
  ['a search that is no text', [{ ...one, search: 7 }]],
  ['a search that is a list', [{ ...one, search: ['show=errors'] }]],
  ['a name that is no text', [{ ...one, name: 7 }]],
  ['a name with blanks around it', [{ ...one, name: ' Bad nights' }]],
  ['one that is no search', [one, null]],
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
  for (const value of [
    undefined,
    null,
    'save',
    {},
    [],
    { save: { ...one, name: '' } },
    { remove: 7 },
    { searches: [one] },
  ])
    expect(parseSearchChange(value)).toBeUndefined()
})

it.each([
  [[one], { save: one }, true],
  [[one, ...many(2)], { save: one }, true],
  [many(2), { save: one }, false],
  [[one], { save: { ...one, search: 'show=all' } }, false],
  [[one], { save: { ...one, name: 'Good nights' } }, false],
  [many(2), { remove: one.name }, true],
  [[one, ...many(2)], { remove: one.name }, false],
])('in the list %j the change %j has already been made: %s', (saved, change, made) => {
  expect(hasSearchChange(saved, change)).toBe(made)
})
