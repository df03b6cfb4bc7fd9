import { afterEach, expect, it, vi } from 'vitest'
import { sessionOf } from '../domain/people/users/session'
import { sessionAtom } from '../state/session'
import { createStore } from '../state/store'
import { createStorage } from '../storage/storage'
import { reportActivity } from './report-activity'

afterEach(() => history.replaceState(null, '', '/'))

/** What waits for the server when the page of a signed-in fan has begun. */
async function reportedAt(path: string) {
  history.replaceState(null, '', path)
  const storage = createStorage()
  const store = createStore()
  store.set(sessionAtom, sessionOf({ id: 'fan', tier: 'registered', can: [] })!)
  const reports = reportActivity(storage, store)
  const sports = async () => {
    const entries = await storage.readAll('outbox')
    return entries.filter(({ kind }) => kind === 'session').map(({ body }) => body['sport'])
  }
  return { reports, sports }
}

it.each(['/nba/team/5', '/nba/day/2025-12-06', '/nba'])(
  'whoever opens %s is there for the server, though only a board is shown by its league',
  async (path) => {
    const { sports } = await reportedAt(path)
    await vi.waitFor(async () => expect(await sports()).toEqual(['NBA']))
  },
)

it('a page of no league tells nothing until a board is shown', async () => {
  const { reports, sports } = await reportedAt('/all')
  expect(await sports()).toEqual([])
  reports.show('nhl')
  await vi.waitFor(async () => expect(await sports()).toEqual(['NHL']))
})
