import { describe, expect, it } from 'vitest'
import { holeScore } from './hole-score'

describe('001 section 2 (golf leaderboard): par from hole value and score type', () => {
  it.each([
    [4, 'E', undefined, 4, 'par'],
    [4, '-1', undefined, 5, 'birdie'],
    [3, '-2', undefined, 5, 'eagle'],
    [2, '-3', undefined, 5, 'albatross'],
    [4, '+1', undefined, 3, 'bogey'],
    [6, '+2', undefined, 4, 'double'],
    [8, '+4', undefined, 4, 'other'],
    [9, 'OTHER', undefined, 4, 'other'],
    [9, 'OTHER', 5, 5, 'other'],
    [4, '', 3, 3, 'bogey'],
    [3, '', undefined, 4, 'unknown'],
    [6, 'E', undefined, 6, 'par'],
    [3, '+1', undefined, 4, 'unknown'],
    [5, 'ANOTHER', 5, 5, 'par'],
    [5, 'OTHERS', 5, 5, 'par'],
    [3, '-9', undefined, 4, 'unknown'],
  ])('%i strokes, %j: par %s', (strokes, scoreType, coursePar, par, kind) => {
    expect(holeScore(7, strokes, scoreType, coursePar)).toEqual({ hole: 7, strokes, par, kind })
  })
})
