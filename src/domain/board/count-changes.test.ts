import { expect, it } from 'vitest'
import { liveGame, sampleBoard } from '../testing/sample-game'
import { countChanges } from './count-changes'

const [one, two, three] = ['1', '2', '3'].map((id) => liveGame({ id })) as [Game, Game, Game]
type Game = ReturnType<typeof liveGame>
const before = sampleBoard({ rev: 'a-1', games: [one, two] })
const after = (games: readonly Game[], more = {}) => sampleBoard({ rev: 'a-2', games, ...more })

it.each([
  ['a game that changed', after([{ ...one, quarter: 'HALF' }, two]), 1],
  [
    'a game that changed, one that was added and one that was removed',
    after([{ ...one, quarter: 'HALF' }, three]),
    3,
  ],
  ['another day', after([one, two], { day: '2026-09-14' }), 1],
  ['only another revision', after([one, two]), 0],
])('counts the changes to a board: %s', (_what, board, count) => {
  expect(countChanges(before, board)).toBe(count)
})

it('a board with the same revision has no changes', () => {
  expect(countChanges(before, { ...after([three]), rev: before.rev })).toBe(0)
})
