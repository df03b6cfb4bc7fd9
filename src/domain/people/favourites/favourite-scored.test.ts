import { expect, it } from 'vitest'
import { sampleGolfBoard } from '../../testing/sample-board'
import { liveGame, sampleBoard, sampleTeam } from '../../testing/sample-game'
import { hasScored, scoresOf } from './favourite-scored'

const look = (...scores: readonly number[]) => {
  const games = scores.map((score, index) =>
    liveGame({
      id: `${index}`,
      homeTeam: sampleTeam({ id: `${index}`, score }),
      awayTeam: sampleTeam({ id: '9' }),
    }),
  )
  return scoresOf([sampleBoard({ games })], new Set(['nfl/0', 'nfl/2']))
}

it('a changed score counts in the game of a favourite, not in other or new games', () => {
  expect(hasScored(look(7, 0), look(14, 0))).toBe(true)
  expect(hasScored(look(7, 0, 3), look(14, 0, 3))).toBe(true)
  expect(hasScored(look(7, 0), look(7, 3))).toBe(false)
  expect(hasScored(look(7, 0), look(7, 0, 3))).toBe(false)
  expect(hasScored(look(7, 0), look(7, 0))).toBe(false)
})

it('a board without games of two teams has no scores', () => {
  expect(scoresOf([sampleGolfBoard()], new Set(['nfl/0']))).toEqual(new Map())
})
