import { expect, it, test } from 'vitest'
import type { Player } from './player'
import { comparePlayers } from './player-order'
import { finishedPlayer, outPlayer, playingPlayer, sampleRounds } from './testing/sample-tournament'

const facts = finishedPlayer({ position: 0, name: 'A', rounds: sampleRounds(2) })
const waiting = (changes: object): Player => ({ ...facts, state: 'waiting', ...changes }) as Player
const placed = (position: number, changes: object = {}) => finishedPlayer({ position, ...changes })
const out = (changes: object = {}) =>
  outPlayer({ position: 0, rounds: sampleRounds(2), name: 'A', ...changes })
const NINE = '2026-06-04T13:00:00Z'
const TEN = '2026-06-04T14:00:00Z'

it.each<[string, Player, Player]>([
  ['one tournament after the other', placed(2, { tournament: '1' }), placed(1, { tournament: '2' })],
  ['the better place', placed(1), placed(2)],
  ['a place before none', placed(9), waiting({})],
  ['a place before none, also for a player who left', out({ position: 5 }), waiting({})],
  ['a waiting player before one who is out', waiting({ rounds: [] }), out()],
  [
    'a player on the first hole, who has no place yet, before one who waits',
    playingPlayer({ position: 0, thru: '0', rounds: [], name: 'B' }),
    waiting({ teeTime: NINE }),
  ],
  ['the earlier tee time', waiting({ teeTime: NINE }), waiting({ teeTime: TEN })],
  ['a tee time before none', waiting({ teeTime: TEN }), waiting({})],
  ['the tee time before the name', waiting({ teeTime: NINE, name: 'B' }), waiting({ teeTime: TEN })],
  [
    'of two players who are out, the one with more rounds',
    out({ rounds: sampleRounds(3), name: 'B' }),
    out(),
  ],
  ['the name', out(), out({ name: 'B', id: '0' })],
  ['the id', out({ id: '1' }), out({ id: '2' })],
  [
    'no tee time once there is a place',
    waiting({ position: 1, teeTime: TEN }),
    waiting({ position: 1, teeTime: NINE, name: 'B' }),
  ],
  ['no tee time of a player who is not waiting', out({ teeTime: TEN }), out({ teeTime: NINE, name: 'B' })],
])('the leaderboard puts in front: %s', (_what, first, second) => {
  expect([comparePlayers(first, second), comparePlayers(second, first)]).toEqual([-1, 1])
})

test('a row is equal to itself', () => {
  expect(comparePlayers(facts, { ...facts })).toBe(0)
})
