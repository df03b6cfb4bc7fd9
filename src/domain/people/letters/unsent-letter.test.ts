import { expect, it, test } from 'vitest'
import { LETTER_KINDS } from './letter-kind'
import { letterKindText, letterStateText } from './unsent-letter'

it('operators tell unsent letters apart by their kinds', () => {
  const texts = LETTER_KINDS.map(letterKindText)
  expect(texts.filter((text) => !/^[A-Z]/.test(text))).toEqual([])
  expect(new Set(texts).size).toBe(LETTER_KINDS.length)
})

test.each([
  ['waiting', 'Waits for the mail server'],
  ['held', 'Bring them this link'],
  ['failed', 'Was refused'],
] as const)('operators read what becomes of a letter that is %s', (state, text) => {
  expect(letterStateText(state)).toBe(text)
})
