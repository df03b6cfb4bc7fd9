import { expect, it } from 'vitest'
import { leagueOf, type GameLeague } from '../../domain/league'
import { rankTeams } from './rank-teams'
import type { TeamChoice } from './team-choices'

const choice = (id: string, name: string, displayName: string, abbreviation = ''): TeamChoice => ({
  key: `nfl/${id}`,
  league: leagueOf('nfl') as GameLeague,
  team: { id, name, displayName, abbreviation },
})
const idsOf = (found: readonly TeamChoice[], query: string) =>
  rankTeams(found, query).map(({ team }) => team.id)

const teams = [
  choice('1', 'Jets', 'New York Jets', 'NYJ'),
  choice('2', 'Giants', 'New York Giants', 'NYG'),
  choice('3', 'Montréal', 'Montréal', 'MTL'),
]

it.each([
  ['giants', '2'],
  ['  Jets ', '1'],
  ['NYG', '2'],
  ['montreal', '3'],
  ['Montréal', '3'],
  ['New York Giants', '2'],
])('a search for %j puts team %s first, and keeps all that were found', (query, first) => {
  const ranked = idsOf(teams, query)
  expect(ranked[0]).toBe(first)
  expect(ranked.toSorted()).toEqual(['1', '2', '3'])
})

it('teams that do not match at all keep their order', () => {
  expect(idsOf(teams, '§')).toEqual(['1', '2', '3'])
})
