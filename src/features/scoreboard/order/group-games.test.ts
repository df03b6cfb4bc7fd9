import { describe, expect, it } from 'vitest'
import { finalGame, liveGame } from '../testing/games'
import { firstGames, groupGames } from './group-games'

const few = [finalGame({ id: 'a' }), liveGame({ id: 'b' }), liveGame({ id: 'c' }), liveGame({ id: 'd' })]
const games = [...few, liveGame({ id: 'e' })]
const places = [
  { id: 'c', group: 0 },
  { id: 'b', group: 0 },
  { id: 'gone', group: 1 },
  { id: 'a', group: 2 },
] as const
const inWords = (lists: ReturnType<typeof groupGames>) =>
  lists.map(({ group, count, games: list }) => `${group}: ${list.map(({ id }) => id).join(' ')} of ${count}`)

describe('the lists of a board', () => {
  it('are one for each group that has games, in the order that is shown', () => {
    expect(inWords(groupGames(games, places))).toEqual(['0: c b of 2', '2: a of 1'])
  })

  it('are one list of all where there are four games at most: those that matter now stand first', () => {
    expect(inWords(groupGames(few, places))).toEqual(['all: c b a of 3'])
  })

  it('begin with as many games as are in sight, whatever their groups', () => {
    const lists = groupGames(games, places)
    expect(inWords(firstGames(lists, 1))).toEqual(['0: c of 2'])
    expect(inWords(firstGames(lists, 3))).toEqual(['0: c b of 2', '2: a of 1'])
  })
})
