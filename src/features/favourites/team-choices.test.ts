import { expect, it } from 'vitest'
import { liveGame, sampleBoard, sampleTeam } from '../../domain/testing/sample-game'
import { chosenOf, teamChoices } from './team-choices'

const team = (id: string, displayName: string) => ({ id, name: displayName, displayName, abbreviation: id })
const stored = (slug: 'nfl' | 'ncaaf', ...teams: readonly ReturnType<typeof team>[]) => ({
  slug,
  teams,
  checkedAt: '',
})

it('the teams to choose from are those of the server and of the boards on this device, by name and each once', () => {
  const homeTeam = sampleTeam({ ...team('1', 'Commanders') })
  const board = sampleBoard({ games: [liveGame({ homeTeam, awayTeam: sampleTeam(team('9', 'Bears')) })] })
  const choices = teamChoices(
    [stored('nfl', team('1', 'Redskins'), team('2', 'Chiefs')), stored('ncaaf', team('1', 'Army'))],
    [{ slug: 'nfl', board, checkedAt: '' }],
  )
  expect(choices.map(({ key, team: { displayName } }) => [key, displayName])).toEqual([
    ['ncaaf/1', 'Army'],
    ['nfl/9', 'Bears'],
    ['nfl/2', 'Chiefs'],
    ['nfl/1', 'Commanders'],
  ])
})

it('a favourite whose name has not come yet is called after its league, and a key of no team is left out', () => {
  expect(chosenOf(['nba/5'], [])).toMatchObject([
    { key: 'nba/5', team: { id: '5', displayName: 'NBA team', abbreviation: 'NBA' } },
  ])
  expect(chosenOf(['f1/5', 'nba/-1'] as never, [])).toEqual([])
})

it('a team that is still to be determined cannot be chosen', () => {
  expect(teamChoices([stored('nfl', team('-1', 'TBD'))], [])).toEqual([])
})
