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

const nameIn = (displayName: string) => displayName.split(' ').at(-1)!

const teams = [
  choice('1', 'Jets', 'New York Jets', 'NYJ'),
  choice('2', 'Giants', 'New York Giants', 'NYG'),
  choice('3', 'Montréal', 'Montréal', 'MTL'),
]

it.each([
  ['giants', '2'],
  ['Jets', '1'],
  ['NYG', '2'],
  ['montreal', '3'],
  ['Montréal', '3'],
  ['New York Giants', '2'],
])('a search for %j puts team %s first, and keeps all that were found', (query, first) => {
  const ranked = idsOf(teams, query)
  expect(ranked[0]).toBe(first)
  expect(ranked.toSorted()).toEqual(['1', '2', '3'])
})

it.each([
  [
    'by its whole name, when the search stands in no other',
    'louis',
    ['Arizona Cardinals', 'St. Louis Cardinals'],
  ],
  ['by its letters, with or without accents', 'montreal', ['Montreel', 'Montréal']],
  [
    'that begins with the search, and not one that has it in the middle',
    'kansas',
    ['Arkansas Hogs', 'Kansas City Chiefs'],
  ],
])('a team is best found %s', (_how, query, [other, best]) => {
  const found = [choice('1', nameIn(other!), other!), choice('2', nameIn(best!), best!)]
  expect(idsOf(found, query)).toEqual(['2', '1'])
})

it('teams that do not match at all keep their order', () => {
  expect(idsOf(teams, '§')).toEqual(['1', '2', '3'])
})
