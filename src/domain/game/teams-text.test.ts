import { expect, it } from 'vitest'
import { sampleTeam, scheduledGame } from '../testing/sample-game'
import { shortTeamsText, teamsText } from './teams-text'

it('names the away team first, as schedules do', () => {
  const game = scheduledGame({
    awayTeam: sampleTeam({ displayName: 'Buffalo Bills', abbreviation: 'BUF' }),
    homeTeam: sampleTeam({ displayName: 'Kansas City Chiefs', abbreviation: 'KC' }),
  })
  expect(teamsText(game)).toBe('Buffalo Bills at Kansas City Chiefs')
  expect(shortTeamsText(game)).toBe('BUF at KC')
})
