import { expect, test } from 'vitest'
import { isFieldList } from './fields'

const NAME = 'a'.repeat(40)
const long = (last: number) => [...Array<string>(12).fill(NAME), 'b'.repeat(last)].join(',')

test.each([
  ['a name', 'id'],
  ['every name', '*'],
  ['several, with space between', 'id, live'],
  ['a member of a record', 'record.email'],
  ['all its members', 'record.*'],
  ['a name of forty letters', NAME],
  ['forty names', Array(40).fill('id').join()],
  ['five hundred letters', long(8)],
])('%s may be asked for', (_what, fields) => {
  expect(isFieldList(fields)).toBe(true)
})

test.each([
  ['no name', ''],
  ['a gap in the list', 'id,'],
  ['a member of a member', 'record.user.email'],
  ['a member of a member beside other names', 'id,record.user.email'],
  ['a member that is no name', 'record.!'],
  ['a name with a modifier', 'message:excerpt(9)'],
  ['a name of forty-one letters', `${NAME}a`],
  ['forty-one names', Array(41).fill('id').join()],
  ['more than five hundred letters', long(9)],
])('%s may not be asked for', (_what, fields) => {
  expect(isFieldList(fields)).toBe(false)
})
