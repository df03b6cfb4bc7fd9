import { expect, it } from 'vitest'
import { liveGame, team } from '../testing/games'
import { rankGames } from './rank-games'

const games = ['City of the Long Forgotten Name', 'Oklahoma City', 'Quincity Town', 'City'].map(
  (displayName, at) =>
    liveGame({
      id: `${at}`,
      homeTeam: team('ZZZ', { displayName, name: displayName }),
      awayTeam: team('YYY'),
    }),
)
const orderFor = (query: string) => rankGames(games, query).map(({ homeTeam }) => homeTeam.displayName)

it('the name that holds little else comes first, wherever in it the words stand', () => {
  expect(orderFor('city')).toEqual([
    'City',
    'Oklahoma City',
    'Quincity Town',
    'City of the Long Forgotten Name',
  ])
})

it('blanks around the words change nothing', () => {
  expect(orderFor('  city ')).toEqual(orderFor('city'))
})

it('a game that the words do not resemble at all comes last, and is not lost', () => {
  expect(orderFor('qq')).toHaveLength(4)
})
