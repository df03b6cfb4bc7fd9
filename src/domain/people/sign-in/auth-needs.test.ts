import { describe, expect, it } from 'vitest'
import { NO_FIELDS } from './auth-form'
import { authNeeds, needsText } from './auth-needs'

const ALL = {
  code: '',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@scores.test',
  password: 'secret',
  confirm: 'secret',
}

describe('issue 13: why the button of a form waits', () => {
  it('a sign-up names all that is missing, in the order of its fields', () => {
    expect(needsText('signup-email', NO_FIELDS)).toBe(
      'Still needed: first name, last name, email, a password of at least 6 characters, the same password twice',
    )
  })

  it.each([
    [{ firstName: ' ' }, ['first name']],
    [{ firstName: '\u200e' }, ['first name']],
    [{ lastName: ' ' }, ['last name']],
    [{ lastName: '\u3164' }, ['last name']],
    [{ email: '' }, ['email']],
    [{ password: 'five5', confirm: 'five5' }, ['a password of at least 6 characters']],
    [{ confirm: 'secre' }, ['the same password twice']],
    [{}, []],
  ])('a sign-up with %j lacks %j', (changes, needs) => {
    expect(authNeeds('signup-email', { ...ALL, ...changes })).toEqual(needs)
  })

  it.each([
    ['signin', NO_FIELDS, 'Still needed: your email, your password'],
    ['signin', { ...ALL, password: '' }, 'Still needed: your password'],
    ['signin', ALL, undefined],
    ['forgot-password', NO_FIELDS, 'Still needed: your email'],
    ['forgot-password', ALL, undefined],
    ['verify-email', NO_FIELDS, undefined],
    ['code', NO_FIELDS, undefined],
    ['welcome', NO_FIELDS, undefined],
  ] as const)('%s says what is still needed', (step, fields, text) => {
    expect(needsText(step, fields)).toBe(text)
  })
})
