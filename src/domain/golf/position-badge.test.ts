import { describe, expect, it } from 'vitest'
import { ordinalPosition, positionBadge } from './position-badge'

describe('001 section 2 (golf leaderboard): position badge', () => {
  it.each([
    [1, 'gold'],
    [2, 'green'],
    [3, 'green'],
    [4, 'blue'],
    [10, 'blue'],
    [11, 'grey'],
    [0, 'grey'],
  ])('position %i is %s', (position, badge) => {
    expect(positionBadge(position)).toBe(badge)
  })

  it.each([
    ['1', '1st'],
    ['T2', 'T2nd'],
    ['T3', 'T3rd'],
    ['4', '4th'],
    ['11', '11th'],
    ['T12', 'T12th'],
    ['13', '13th'],
    ['21', '21st'],
    ['T111', 'T111th'],
    ['122', '122nd'],
    ['-', '-'],
    ['CUT2', 'CUT2'],
    ['2 (T)', '2 (T)'],
  ])('%s reads %s', (position, ordinal) => {
    expect(ordinalPosition(position)).toBe(ordinal)
  })
})
