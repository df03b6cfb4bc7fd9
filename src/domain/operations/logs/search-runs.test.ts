import { expect, it } from 'vitest'
import { anyOf, bothOf } from './search-runs'

it('the index is asked for a text by its runs of three characters, each once', () => {
  expect(anyOf(['Slow'])).toBe('("slo" AND "low")')
  expect(anyOf(['aaaa'])).toBe('("aaa")')
  expect(anyOf(['error\n'])).toBe('("err" AND "rro" AND "ror" AND "or\n")')
})

it('the index is asked for any of several texts, or for all of them', () => {
  expect(anyOf(['abc', 'xyz'])).toBe('("abc") OR ("xyz")')
  expect(bothOf([anyOf(['abc']), '', anyOf(['xyz'])])).toBe('(("abc")) AND (("xyz"))')
})

it('the index is not asked for what it cannot find', () => {
  expect(anyOf(['ab'])).toBe('')
  expect(anyOf(['abc', 'ab'])).toBe('')
  expect(anyOf(['éàü'])).toBe('')
  expect(bothOf(['', ''])).toBe('')
})

it('a quotation mark in a text cannot change the query of the index', () => {
  expect(anyOf(['a"b'])).toBe('("a""b")')
})
