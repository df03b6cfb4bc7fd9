import { expect, it } from 'vitest'
import { storedName } from './stored-name'

it.each([
  ['has no signs that turn the text around', 'Ann\u202Eeel', 'Anneel'],
  ['has no lines', 'Ann\nLee\u2028', 'AnnLee'],
  ['has no space around it', '  Ann Lee ', 'Ann Lee'],
  ['keeps letters of all scripts, and pictures that are joined', 'علي 👩‍👧 Ünal', 'علي 👩‍👧 Ünal'],
])('a stored name %s', (_rule, entered, stored) => {
  expect(storedName(entered)).toBe(stored)
})
