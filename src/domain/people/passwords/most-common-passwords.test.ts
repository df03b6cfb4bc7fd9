import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password'
import { mostCommonPasswords } from './most-common-passwords'

describe('the most common passwords', () => {
  it('are 3,000, each long enough to pass the rule of length and in lower case', () => {
    const list = [...mostCommonPasswords()]
    expect(list).toHaveLength(3000)
    expect(list.filter((password) => password.length < 6 || password !== password.toLowerCase())).toEqual([])
  })

  it.each(['123456', 'password', 'Qwerty', 'FOOTBALL'])('hold %s', (password) => {
    expect(isCommonPassword(password, mostCommonPasswords())).toBe(true)
  })

  it.each(['Whistle-4-Kickoff', 'Overtime-5-Goals'])('do not hold %s', (password) => {
    expect(isCommonPassword(password, mostCommonPasswords())).toBe(false)
  })
})
