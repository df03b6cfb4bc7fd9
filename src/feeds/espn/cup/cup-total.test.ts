import { expect, test } from 'vitest'
import { cupTotal } from './cup-total'

const usaOf = (score: unknown) => cupTotal({ usa: { score }, europe: { score: 3 } }, [])

test.each([
  [17.5, 17.5],
  [0, 0],
  ['14', 14],
  [' 17.5 ', 17.5],
  ['17½', 17.5],
  ['17 1/2', 17.5],
  [{ value: 17.5, displayValue: '18' }, 17.5],
  [{ displayValue: '17.5' }, 17.5],
])('%j is %d points', (score, points) => {
  expect(usaOf(score)).toEqual({ usa: points, europe: 3 })
})

test.each([
  [-1],
  [100],
  [true],
  [null],
  ['100'],
  ['17.55'],
  ['17.5 pts'],
  ['T17.5'],
  ['about 1 1/2'],
  ['1 1/2 up'],
  [{ value: true }],
])('%j is no number of points, so those of the matches count for both sides', (score) => {
  expect(usaOf(score)).toEqual({ usa: 0, europe: 0 })
})

test('points of one side alone do not count', () => {
  expect(cupTotal({ usa: { score: 3 }, europe: {} }, [])).toEqual({ usa: 0, europe: 0 })
})
