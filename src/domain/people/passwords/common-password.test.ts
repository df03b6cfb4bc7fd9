import { describe, expect, it } from 'vitest'
import { foldAll, isCommonPassword } from './common-password'

describe('design 6.4: the most common passwords are refused', () => {
  it.each([
    ['password1', true],
    ['PassWord1', true],
    ['password12', true],
    ['my password', false],
    ['', false],
  ])('%s is common: %s', (password, common) => {
    expect(isCommonPassword(password, foldAll('password 123456'))).toBe(common)
  })
})
