import { expect, test } from 'vitest'
import { foldPassword } from './fold-password'

test.each([
  ['a', '@4'],
  ['e', '3'],
  ['i', '1!|l'],
  ['o', '0'],
  ['s', '$5'],
  ['t', '7'],
])('in the place of %s people write any of %s', (letter, signs) => {
  expect(foldPassword(signs)).toBe(letter.repeat(signs.length))
})

test.each([
  ['PASSWORD', 'password'],
  ['Pâsswörd', 'password'],
])('neither case nor accents tell passwords apart: %s', (password, folded) => {
  expect(foldPassword(password)).toBe(folded)
})
