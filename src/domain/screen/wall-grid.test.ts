import { describe, expect, it } from 'vitest'
import { wallGrid } from './wall-grid'

describe('issue 13: cards fill a wall', () => {
  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
    [9, 3, 3],
    [12, 3, 4],
    [13, 4, 4],
    [16, 4, 4],
  ])('%i games stand in %i columns and %i rows, all in sight', (games, columns, rows) => {
    expect(wallGrid(games, false)).toMatchObject({ columns, rows, isWhole: true })
    expect(columns * rows).toBeGreaterThanOrEqual(games)
  })

  it('more than sixteen scroll by, as large as sixteen are', () => {
    expect(wallGrid(17, false)).toMatchObject({ columns: 4, rows: 4, isWhole: false })
  })

  it('an upright wall has one column', () => {
    expect([1, 4, 16, 60].map((games) => wallGrid(games, true))).toEqual([
      { columns: 1, rows: 3, names: 'full', isWhole: true },
      { columns: 1, rows: 4, names: 'full', isWhole: true },
      { columns: 1, rows: 16, names: 'full', isWhole: true },
      { columns: 1, rows: 16, names: 'full', isWhole: false },
    ])
  })

  it('names are as long as the columns are wide', () => {
    expect([2, 9, 16].map((games) => wallGrid(games, false).names)).toEqual(['full', 'short', 'abbreviation'])
  })
})
