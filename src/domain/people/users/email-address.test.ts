import { describe, expect, it } from 'vitest'
import { isEmailAddress, storedEmailAddress } from './email-address'

describe('002 section 5: no spaces, one @, a dot in the domain', () => {
  it.each([
    ['fan@scores.test', true],
    ['first.last+tag@mail.scores.test', true],
    ['', false],
    ['fan', false],
    ['fan@scores', false],
    ['@scores.test', false],
    ['fan@@scores.test', false],
    ['a@b@scores.test', false],
    ['fan @scores.test', false],
    ['fan@scores.test ', false],
    ['fan@.test', false],
    ['fan@scores.', false],
    ['fan@scores..test', false],
  ])('"%s": %s', (text, isAddress) => {
    expect(isEmailAddress(text)).toBe(isAddress)
  })
})

describe('an entered address is stored', () => {
  it.each([
    ['Fan@Scores.Test', 'fan@scores.test'],
    [' \tfan@scores.test\n', 'fan@scores.test'],
    ['TITI@ISTANBUL.TEST', 'titi@istanbul.test'],
    ['fan@xn--bcher-kva.test', 'fan@xn--bcher-kva.test'],
  ])('%j as %s', (entered, stored) => {
    expect(storedEmailAddress(entered)).toBe(stored)
  })

  it.each([
    ['a Cyrillic a', 'f\u0430n@scores.test'],
    ['a Kelvin sign, whose lower case is k', 'kic\u212a@scores.test'],
    ['a dotted capital I', 'T\u0130T\u0130@scores.test'],
    ['a wide letter', '\uff46an@scores.test'],
    ['a letter of no width', 'fan\u200b@scores.test'],
    ['a domain of another script', 'fan@b\u00fccher.test'],
    ['a control character', 'fan\u0000@scores.test'],
    ['no address', 'fan'],
    ['brackets around it', '<fan@scores.test>'],
    ['a name before it', 'ann<fan@scores.test>'],
    ['a remark', '(ann)fan@scores.test'],
    ['a quote', '"fan"@scores.test'],
    ['a list', 'ann,fan@scores.test'],
    ['a backslash', 'fan\\@scores.test'],
  ])('not at all with %s', (_what, entered) => {
    expect(storedEmailAddress(entered)).toBeUndefined()
  })
})
