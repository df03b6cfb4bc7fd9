import { describe, expect, it, test } from 'vitest'
import { LETTER_KINDS } from './letter-kind'
import { GOOD_FOR_S } from './letter-limits'
import { letterWords } from './letter-words'

const APP_URL = 'https://scores.example'
const PARTS = { appUrl: APP_URL, link: `${APP_URL}/x?token=t1`, code: '123456' }
const HOUR_S = 3600

describe.each(LETTER_KINDS)('a letter of kind %s', (kind) => {
  const words = letterWords(kind, PARTS)

  it('has paragraphs and no empty texts', () => {
    const said = [words.subject, words.title, ...words.paragraphs, words.otherwise, words.button?.label]
    expect(said.filter((text) => text?.trim() === '')).toEqual([])
    expect(words.paragraphs).not.toEqual([])
  })

  it('says in its subject whom it is from', () => {
    expect(words.subject).toContain('Turbo Scores')
  })
})

it('the letters of two kinds are never the same', () => {
  const titles = LETTER_KINDS.map((kind) => letterWords(kind, PARTS).title)
  expect(new Set(titles).size).toBe(LETTER_KINDS.length)
})

describe('a letter has a button', () => {
  test.each(['confirm', 'reset', 'change', 'invited', 'incident'] as const)('%s: to its link', (kind) => {
    expect(letterWords(kind, PARTS).button?.link).toBe(PARTS.link)
    expect(letterWords(kind, { appUrl: APP_URL }).button).toBeUndefined()
  })

  it('has-account: to the app', () => {
    expect(letterWords('has-account', PARTS).button?.link).toBe(APP_URL)
  })

  test.each(['code', 'taken', 'password-changed', 'address-changed', 'deleted'] as const)(
    '%s: none, since there is nothing to open',
    (kind) => {
      expect(letterWords(kind, PARTS).button).toBeUndefined()
    },
  )
})

describe('a letter says for how long its link or code is good', () => {
  test.each([
    ['confirm', 72 * HOUR_S, 'works for three days'],
    ['reset', HOUR_S / 2, 'works once, for 30 minutes'],
    ['change', HOUR_S / 2, 'works for 30 minutes'],
    ['invited', 72 * HOUR_S, 'works once, for three days'],
    ['code', HOUR_S / 6, 'works once, for 10 minutes'],
  ] as const)('%s', (kind, seconds, text) => {
    expect(GOOD_FOR_S[kind]).toBe(seconds)
    expect(letterWords(kind, PARTS).otherwise).toContain(text)
  })
})

test.each(['password-changed', 'address-changed', 'deleted'] as const)(
  'a letter of kind %s says where to turn',
  (kind) => {
    expect(letterWords(kind, PARTS).otherwise).toContain(APP_URL)
  },
)
