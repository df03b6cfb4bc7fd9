import { describe, expect, it } from 'vitest'
import { NOON, sampleRow } from '../testing/samples'
import { USER_COLUMNS } from './user-columns'
import { userCsv } from './user-csv'

describe('002 section 2: user directory export', () => {
  it('holds the columns Active, First Name, Last Name, Email, Role, Last Active, Verified', () => {
    const rows = [
      sampleRow({ lastActive: NOON, active: true }),
      sampleRow({ firstName: '=cmd', email: '', verified: true }),
    ]
    const columns = USER_COLUMNS.map(({ id }) => id)
    expect(userCsv(rows, columns).split('\r\n')).toEqual([
      '\uFEFFActive,First Name,Last Name,Email,Role,Last Active,Verified',
      'Yes,Ann,Lee,ann@scores.test,user,2026-09-06T16:00:00.000Z,No',
      "No,'=cmd,Lee,-,user,-,Yes",
      '',
    ])
  })

  it('leaves out hidden columns', () => {
    expect(userCsv([sampleRow()], ['lastName', 'role'])).toBe('\uFEFFLast Name,Role\r\nLee,user\r\n')
  })
})
