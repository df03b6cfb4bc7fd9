import { expect, it } from 'vitest'
import { liveGame, sampleTeam } from '../../testing/sample-game'
import { favouritesFirst } from './favourites-first'

const games = ['1', '2', '3', '4'].map((id) =>
  liveGame({ id, homeTeam: sampleTeam({ id }), awayTeam: sampleTeam({ id: `${id}0` }) }),
)
const order = (...teams: `nfl/${string}`[]) =>
  favouritesFirst('nfl', games, new Set(teams)).map(({ id }) => id)

it('the games of favourites come first, and both keep their order', () => {
  expect(order('nfl/4', 'nfl/20')).toEqual(['2', '4', '1', '3'])
  expect(order('nfl/9')).toEqual(['1', '2', '3', '4'])
})

it('without favourites the list stays the same', () => {
  expect(favouritesFirst('nfl', games, new Set())).toBe(games)
})
