import { expect, it } from 'vitest'
import { mostBytes } from './most-bytes'

it('counts one byte for an ASCII letter, and the most that any other may take', () => {
  expect([mostBytes(''), mostBytes('3Q 8:36'), mostBytes('3Q • 8:36')]).toEqual([0, 7, 11])
})

it.each([
  ['é', 2],
  ['•', 3],
  ['漢', 3],
  ['🏈', 4],
])('never counts fewer bytes than %s takes, which is %d', (text, bytes) => {
  expect(mostBytes(text)).toBeGreaterThanOrEqual(bytes)
})
