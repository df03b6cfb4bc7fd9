import { expect, it } from 'vitest'
import { rowRead } from './row-read'

it.each([
  ['was found', { stored: 'new' }, 'old', { kind: 'stored', stored: 'new' }],
  ['was found before is shown while it is read again', undefined, 'old', { kind: 'stored', stored: 'old' }],
  ['is read for the first time', undefined, undefined, { kind: 'reading' }],
  ['does not exist', { stored: undefined }, undefined, { kind: 'none' }],
  ['was deleted', { stored: undefined }, 'old', { kind: 'none' }],
])('a row that %s', (_what, answer, last, read) => {
  expect(rowRead(answer, last)).toEqual(read)
})
