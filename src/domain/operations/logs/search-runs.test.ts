import { expect, it } from 'vitest'
import { queryForAnyOf, queryForAllOf } from './search-runs'

it('the index is asked for a text by its runs of three characters, each once', () => {
  expect(queryForAnyOf(['Slow'])).toBe('("slo" AND "low")')
  expect(queryForAnyOf(['aaaa'])).toBe('("aaa")')
  expect(queryForAnyOf(['error\n'])).toBe('("err" AND "rro" AND "ror" AND "or\n")')
})

it('the index is asked for any of several texts, or for all of them', () => {
  expect(queryForAnyOf(['abc', 'xyz'])).toBe('("abc") OR ("xyz")')
  expect(queryForAllOf([queryForAnyOf(['abc']), '', queryForAnyOf(['xyz'])])).toBe('(("abc")) AND (("xyz"))')
})

it('the index is not asked for what it cannot find', () => {
  expect(queryForAnyOf(['ab'])).toBe('')
  expect(queryForAnyOf(['abc', 'ab'])).toBe('')
  expect(queryForAnyOf(['éàü'])).toBe('')
  expect(queryForAnyOf(['éabcé'])).toBe('("abc")')
  expect(queryForAllOf(['', ''])).toBe('')
})

it('a quotation mark in a text cannot change the query of the index', () => {
  expect(queryForAnyOf(['a"b'])).toBe('("a""b")')
})

it('the index is asked for thirty runs of a text at most', () => {
  const text = 'abcdefghijklmnopqrstuvwxyz0123456789'
  expect(queryForAnyOf([text])).toMatch(/^\("abc" AND .* AND "345"\)$/)
})
