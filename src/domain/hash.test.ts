import { expect, test } from 'vitest'
import { hashOf } from './hash'

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j has the number that FNV-1a of 32 bits gives it', (text, hash) => {
  expect(hashOf(text)).toBe(hash)
})
