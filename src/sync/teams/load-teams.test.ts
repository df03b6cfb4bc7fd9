import { expect, it } from 'vitest'
import type { KnownTeams } from '../../backend/teams-api'
import { createStorage } from '../../storage/storage'
import { loadTeams } from './load-teams'

const NOW = Date.parse('2026-01-11T18:00:00.000Z')
const CHIEFS = { id: '12', name: 'Chiefs', displayName: 'Kansas City Chiefs', abbreviation: 'KC' }
const ANSWER: KnownTeams = [{ slug: 'nfl', teams: [CHIEFS] }]

it('teams are asked for once an hour, and those that are known stay where there is no answer', async () => {
  const storage = createStorage()
  let asked = 0
  const answer = (teams: KnownTeams | undefined) => async () => {
    asked += 1
    return teams
  }
  await loadTeams(storage, NOW, answer(undefined))
  await loadTeams(storage, NOW, answer(ANSWER))
  await loadTeams(storage, NOW, answer(ANSWER))
  await loadTeams(storage, NOW + 3_599_999, answer(ANSWER))
  expect(asked).toBe(2)
  await loadTeams(storage, NOW + 3_600_000, answer(undefined))
  expect(asked).toBe(3)
  expect(await storage.readAll('teams')).toMatchObject([{ slug: 'nfl', teams: [CHIEFS] }])
})
