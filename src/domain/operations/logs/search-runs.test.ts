import { expect, it } from 'vitest'
import { anyOf, bothOf } from './search-runs'

it('a text is asked for by its runs of three characters, each once', () => {
  expect(anyOf(['Slow'])).toBe('("slo" AND "low")')
  expect(anyOf(['aaaa'])).toBe('("aaa")')
  expect(anyOf(['error\n'])).toBe('("err" AND "rro" AND "ror" AND "or\n")')
})

it('several texts are asked for together, or as well as each other', () => {
  expect(anyOf(['abc', 'xyz'])).toBe('("abc") OR ("xyz")')
  expect(bothOf([anyOf(['abc']), '', anyOf(['xyz'])])).toBe('(("abc")) AND (("xyz"))')
})

it('what the index cannot tell is not asked', () => {
  expect(anyOf(['ab'])).toBe('')
  expect(anyOf(['abc', 'ab'])).toBe('')
  expect(anyOf(['éàü'])).toBe('')
  expect(bothOf(['', ''])).toBe('')
})

it('nobody can write the question of the index by a quotation mark', () => {
  expect(anyOf(['a"b'])).toBe('("a""b")')
})
