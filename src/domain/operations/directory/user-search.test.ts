import { describe, expect, it } from 'vitest'
import { sampleRow } from '../testing/samples'
import { emptyUsersText, filterUsers, type UserFilter } from './user-search'

const rows = [
  sampleRow({ id: 'ann', active: true }),
  sampleRow({ id: 'bob', firstName: 'Bob', lastName: 'Ray', email: '', role: 'admin', verified: true }),
]

describe('002 section 2: searchable, filterable', () => {
  const table: readonly [Partial<UserFilter>, readonly string[]][] = [
    [{}, ['ann', 'bob']],
    [{ query: 'LEE ann' }, ['ann']],
    [{ query: 'scores.test' }, ['ann']],
    [{ role: 'admin' }, ['bob']],
    [{ onlyActive: true }, ['ann']],
    [{ verified: true }, ['bob']],
    [{ verified: false }, ['ann']],
    [{ query: 'ann zzz' }, []],
    [{ query: '  ann  lee ' }, ['ann']],
    [{ query: 'annlee' }, []],
    [{ query: 'zzz' }, []],
    [{ query: 'no' }, []],
    [{ query: 'yes' }, []],
  ]
  it.each(table)('%j finds %j', (filter, ids) => {
    expect(filterUsers(rows, { query: '', ...filter }).map((row) => row.id)).toEqual(ids)
  })

  it('a name is found with and without its accents', () => {
    const known = [...rows, sampleRow({ id: 'zoe', firstName: 'Zoë', lastName: 'Núñez' })]
    const found = (query: string) => filterUsers(known, { query }).map(({ id }) => id)
    expect([found('zoe nunez'), found('ZOË'), found('Núñez')]).toEqual([['zoe'], ['zoe'], ['zoe']])
  })

  it('an account is found by its whole id, as the log names it', () => {
    const known = [sampleRow({ id: 'a1b2c3d4e5f6g7h' }), ...rows]
    expect(filterUsers(known, { query: 'a1b2c3d4e5f6g7h' }).map(({ id }) => id)).toEqual(['a1b2c3d4e5f6g7h'])
    expect(filterUsers(known, { query: 'a1b2' })).toEqual([])
  })

  it('empty text "No users found"', () => {
    expect(emptyUsersText([])).toBe('No users found')
    expect(emptyUsersText(rows)).toBeUndefined()
  })
})
