import { expect, it } from 'vitest'
import { FROM_BOARD, readSearchedFor, searchedFor } from './paths'

it('what is searched for goes along to the next league, and nothing else is taken for it', () => {
  expect(readSearchedFor(searchedFor('lakers'))).toBe('lakers')
  expect([null, undefined, 7, FROM_BOARD, { search: 7 }].map(readSearchedFor)).toEqual(['', '', '', '', ''])
})
