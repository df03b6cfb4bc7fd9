import { expect, it } from 'vitest'
import { mostBytes } from './most-bytes'

it('counts ASCII once, and everything else for as much as it may take', () => {
  expect([mostBytes(''), mostBytes('3Q 8:36'), mostBytes('3Q • 8:36')]).toEqual([0, 7, 11])
})

it.each([
  ['é', 2],
  ['•', 3],
  ['漢', 3],
  ['🏈', 4],
])('never says less than %s takes, which is %d bytes', (text, bytes) => {
  expect(mostBytes(text)).toBeGreaterThanOrEqual(bytes)
})
