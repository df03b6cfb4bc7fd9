import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password'
import { mostCommonPasswords } from './most-common-passwords'

describe('the most common passwords', () => {
  it('are 3,000 that are long enough, of which three differ by a disguise alone, and shorter words', () => {
    const list = [...mostCommonPasswords()]
    expect(list.filter((password) => password.length >= 6)).toHaveLength(2997)
    expect(list.filter((password) => password.length < 6).length).toBeGreaterThan(90)
  })

  it.each(['123456', 'password', 'Qwerty', 'FOOTBALL'])('hold %s', (password) => {
    expect(isCommonPassword(password, mostCommonPasswords())).toBe(true)
  })

  it.each(['Whistle-4-Kickoff', 'Overtime-5-Goals'])('do not hold %s', (password) => {
    expect(isCommonPassword(password, mostCommonPasswords())).toBe(false)
  })
})
