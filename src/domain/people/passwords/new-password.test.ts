import { describe, expect, it } from 'vitest'
import { foldAll } from './common-password'
import {
  canChangePassword,
  changePasswordFault,
  resetPasswordFault,
  setPasswordFault,
  setPasswordHint,
} from './new-password'

const common = foldAll('123456 password')
const WEAK = "Let's make that password stronger! 🛡️"
const LONG = 'Password can be at most 71 characters, fewer with accents, other scripts or emoji'
type Row = readonly [password: string, confirm: string, fault: string | undefined]

describe('001 section 5: change password (settings)', () => {
  it.each<Row>([
    ['secret', 'secret', undefined],
    ['secret', 'secrets', 'Passwords do not match'],
    ['abc', 'abd', 'Passwords do not match'],
    ['five5', 'five5', 'Password must be at least 6 characters'],
    ['🏈🏈🏈', '🏈🏈🏈', 'Password must be at least 6 characters'],
    ['🏈🏀⚾🏒🎾⛳', '🏈🏀⚾🏒🎾⛳', undefined],
    ['123456', '123456', WEAK],
    ...lengths(''),
  ])('%s, again %s: %s', (password, confirm, fault) => {
    expect(changePasswordFault({ password, confirm }, [], common)).toBe(fault)
  })

  it('button disabled while either is empty', () => {
    const pairs = [
      ['', ''],
      ['a', ''],
      ['', 'a'],
      ['a', 'b'],
    ] as const
    expect(pairs.map(([password, confirm]) => canChangePassword({ password, confirm }))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('001 section 5: reset-password page', () => {
  it.each<Row>([
    ['secret', 'secret', undefined],
    ['five5', 'other', 'Password must be at least 6 characters long'],
    ['🏈🏈🏈', '🏈🏈🏈', 'Password must be at least 6 characters long'],
    ['secret', 'secrets', 'Passwords do not match'],
    ['Password1', 'Password1', WEAK],
    ...lengths(''),
  ])('%s, again %s: %s', (password, confirm, fault) => {
    expect(resetPasswordFault({ password, confirm }, [], common)).toBe(fault)
  })
})

describe('001 section 5: set-password modal', () => {
  it.each<Row>([
    ['Secret12', 'Secret12', undefined],
    ['Secre12', 'Secre12', 'Password must be at least 8 characters long'],
    ['Goal1🏈🏈', 'Goal1🏈🏈', 'Password must be at least 8 characters long'],
    ['Secret12', 'Secret13', 'Passwords do not match'],
    ['secret12', 'secret12', 'Password must contain at least one uppercase letter'],
    ['SECRET12', 'SECRET12', 'Password must contain at least one lowercase letter'],
    ['Secretly', 'Secretly', 'Password must contain at least one number'],
    ['Password1', 'Password1', WEAK],
    ...lengths('Aa1'),
  ])('%s, again %s: %s', (password, confirm, fault) => {
    expect(setPasswordFault({ password, confirm }, [], common)).toBe(fault)
  })
})

/** For characters of one, two, three and four bytes: the most that are accepted, and one more. */
function lengths(start: string): readonly Row[] {
  return [0x21, 0x400, 0x4e00, 0x1f600].flatMap((first, at): Row[] => {
    const most = Math.min(71 - start.length, Math.floor((72 - start.length) / (at + 1)))
    const [taken, refused] = [start + signsFrom(first, most), start + signsFrom(first, most + 1)]
    return [
      [taken, taken, undefined],
      [refused, refused, LONG],
    ]
  })
}

/** This many mixed signs of an alphabet, so that they are neither a row nor a repetition. */
function signsFrom(first: number, count: number): string {
  let step = 1
  const next = () => String.fromCodePoint(first + (step = (step * 3) % 89))
  return Array.from({ length: count }, next).join('')
}

it('001 section 2: a person who sets a first password is told beforehand what it needs', () => {
  expect(setPasswordHint()).toBe('Min 8 characters • Include uppercase, lowercase & number')
})
