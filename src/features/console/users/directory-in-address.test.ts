import { describe, expect, it } from 'vitest'
import {
  hiddenColumns,
  pageInAddress,
  readFilter,
  readPage,
  readSort,
  sortInAddress,
} from './directory-in-address'

const at = (address: Readonly<Record<string, string>>) => (name: string) => address[name] ?? ''

describe('the directory in an address', () => {
  it.each([
    [{}, { query: '' }],
    [
      { q: 'ann', role: 'admin' },
      { query: 'ann', role: 'admin' },
    ],
    [{ show: 'active' }, { query: '', onlyActive: true }],
    [{ verified: 'yes' }, { query: '', verified: true }],
    [{ verified: 'no' }, { query: '', verified: false }],
    [{ show: 'all', verified: 'maybe' }, { query: '' }],
  ])('%j asks for %j', (address, filter) => {
    expect(readFilter(at(address))).toEqual(filter)
  })

  it.each([
    ['email', { direction: 'ascending', column: 'email' }],
    ['-lastActive', { direction: 'descending', column: 'lastActive' }],
    ['', { direction: 'none' }],
  ] as const)('sort=%s is %j, and is written as it was read', (sort, read) => {
    expect(readSort(at({ sort }))).toEqual(read)
    expect(sortInAddress(read)).toEqual({ sort })
  })

  it('is not sorted by an unknown column', () => {
    expect(readSort(at({ sort: '-password' }))).toEqual({ direction: 'none' })
  })

  it.each([
    ['', 0],
    ['1', 0],
    ['2', 1],
    ['200000', 199_999],
    ['0', 0],
    ['-3', 0],
    ['2x', 0],
    ['x2', 0],
    ['1234567', 0],
  ])('page=%s is page %i, counted from zero', (page, index) => {
    expect(readPage(at({ page }))).toBe(index)
  })

  it('says which page it is from the second on', () => {
    expect([pageInAddress(0), pageInAddress(1)]).toEqual([{ page: '' }, { page: '2' }])
  })

  it('hides the columns that it names', () => {
    expect(hiddenColumns(at({ hide: 'role,nothing,verified' }))).toEqual(['role', 'verified'])
    expect(hiddenColumns(at({}))).toEqual([])
  })
})
