import { expect, it } from 'vitest'
import { storedName } from './stored-name'

it.each([
  ['has no signs that turn the text around', 'Ann\u202Eeel', 'Anneel'],
  ['has no lines', 'Ann\nLee\u2028', 'AnnLee'],
  ['has no space around it', '  Ann Lee ', 'Ann Lee'],
  ['is empty when nothing of it can be seen', '\u3164 \u200B\u2800', ''],
  ['is empty when it only joins nothing', '\u200D\uFE0F\u2060\uFEFF\u00AD\u034F', ''],
  ['is empty when it only fills the space of letters', '\u115F\u1160\u180E\uFFA0', ''],
  ['keeps the pictures of a family joined', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['keeps letters of all scripts, and pictures that are joined', 'علي 👩‍👧 Ünal', 'علي 👩‍👧 Ünal'],
])('a stored name %s', (_rule, entered, stored) => {
  expect(storedName(entered)).toBe(stored)
})
