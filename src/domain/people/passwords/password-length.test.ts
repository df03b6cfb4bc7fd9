import { expect, test } from 'vitest'
import { isTooLong } from './password-length'

test.each([
  ['a', 71],
  ['\u007f', 71],
  ['\u0080', 36],
  ['\u07ff', 36],
  ['\u0800', 24],
  ['\uffff', 24],
  ['\u{10000}', 18],
])('a password of the sign %j has at most %d of them', (sign, most) => {
  expect(isTooLong(sign.repeat(most))).toBe(false)
  expect(isTooLong(sign.repeat(most + 1))).toBe(true)
})
