import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password'

describe('design 6.4: the most common passwords are refused', () => {
  it.each([
    ['password1', true],
    ['PassWord1', true],
    ['password12', false],
    ['', false],
  ])('%s is common: %s', (password, common) => {
    expect(isCommonPassword(password, new Set(['password1', '123456']))).toBe(common)
  })
})
