import { describe, expect, it, test } from 'vitest'
import { LETTER_REQUESTS, LETTERS_A_DAY, LETTER_PACE, noMailText, pacedText } from './letter-limits'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('letters go out at a pace', () => {
  test.each([
    [
      'of one kind to one address: one a minute',
      LETTER_PACE,
      { most: 1, withinMs: MINUTE_MS, putOffMs: DAY_MS },
    ],
    ['to one address: twenty a day', LETTERS_A_DAY, { most: 20, withinMs: DAY_MS }],
    ['asked for by one network: ten a minute', LETTER_REQUESTS, { most: 10, withinMs: MINUTE_MS }],
  ])('%s', (_what, pace, expected) => {
    expect(pace).toEqual(expected)
  })

  it('a refusal is called a rate limit, which the page looks for (001 section 8)', () => {
    expect(pacedText()).toBe('The rate limit for mails to this address is reached. Please wait a moment.')
  })
})

test.each([
  ['no-mail', 'This server sends no mail. Ask who runs it for a link.'],
  ['mail-fails', 'Mail does not go out at the moment. Please try again later.'],
] as const)('where no letter goes out (%s), the page says why and what to do', (why, text) => {
  expect(noMailText(why)).toBe(text)
})
