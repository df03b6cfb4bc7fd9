import { expect, it } from 'vitest'
import { sampleTeam, scheduledGame } from '../testing/sample-game'
import { shortTeamsText, teamsText } from './teams-text'

const game = scheduledGame({
  awayTeam: sampleTeam({ displayName: 'Buffalo Bills', abbreviation: 'BUF' }),
  homeTeam: sampleTeam({ displayName: 'Kansas City Chiefs', abbreviation: 'KC' }),
})

it('names the away team first, as schedules do', () => {
  expect(teamsText(game)).toBe('Buffalo Bills at Kansas City Chiefs')
  expect(shortTeamsText(game)).toBe('BUF at KC')
})

it('calls nobody a guest where neither team is at home, as in a final', () => {
  const neutral = { ...game, isNeutral: true as const }
  expect(teamsText(neutral)).toBe('Buffalo Bills vs Kansas City Chiefs')
  expect(shortTeamsText(neutral)).toBe('BUF vs KC')
})
