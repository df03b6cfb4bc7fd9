import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './email-address'

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
