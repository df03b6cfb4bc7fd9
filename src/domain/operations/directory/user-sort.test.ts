import { describe, expect, it } from 'vitest'
import { NOON, sampleRow } from '../testing/samples'
import { nextSort, sortUsers, type UserSort } from './user-sort'
import type { UserColumn } from './user-columns'

const rows = [
  sampleRow({ id: '1', firstName: 'bea', lastActive: NOON, active: true }),
  sampleRow({ id: '2', firstName: '' }),
  sampleRow({ id: '3', firstName: 'Ann', lastActive: NOON - 1 }),
  sampleRow({ id: '4', firstName: 'Bea', verified: true }),
]
const order = (column: UserColumn, direction: 'ascending' | 'descending') =>
  sortUsers(rows, { column, direction })
    .map((row) => row.id)
    .join('')

describe('002 section 2: sorting', () => {
  it('cycles ascending, descending, none', () => {
    const first = nextSort({ direction: 'none' }, 'email')
    const second = nextSort(first, 'email')
    expect([first, second, nextSort(second, 'email')]).toEqual([
      { direction: 'ascending', column: 'email' },
      { direction: 'descending', column: 'email' },
      { direction: 'none' },
    ])
  })

  it('another column begins anew', () => {
    const sorted: UserSort = { direction: 'descending', column: 'email' }
    expect(nextSort(sorted, 'role')).toEqual({ direction: 'ascending', column: 'role' })
  })

  it('puts a letter with an accent where people look for it', () => {
    const names = ['Zoë', 'Élodie', 'Eve', 'Emil'].map((firstName) => sampleRow({ firstName }))
    const sorted = sortUsers(names, { column: 'firstName', direction: 'ascending' })
    expect(sorted.map(({ firstName }) => firstName)).toEqual(['Élodie', 'Emil', 'Eve', 'Zoë'])
  })

  it.each([
    ['firstName', 'ascending', '3142'],
    ['firstName', 'descending', '1432'],
    ['lastActive', 'ascending', '3124'],
    ['lastActive', 'descending', '1324'],
    ['active', 'ascending', '1234'],
    ['active', 'descending', '2341'],
    ['verified', 'ascending', '4123'],
    ['role', 'descending', '1234'],
  ] as const)('by %s, %s: %s, rows without a value last', (column, direction, ids) => {
    expect(order(column, direction)).toBe(ids)
  })

  it.each(['firstName', 'lastName', 'email', 'role'] as const)('sorts by %s', (column) => {
    const [late, early] = [sampleRow({ [column]: 'beta' }), sampleRow({ [column]: 'Alpha' })]
    expect(sortUsers([late, early], { column, direction: 'ascending' })).toEqual([early, late])
  })

  it('none is the order of the server', () => {
    expect(sortUsers(rows, { direction: 'none' })).toBe(rows)
  })
})
