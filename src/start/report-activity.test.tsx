import { afterEach, expect, it, vi } from 'vitest'
import { GRID_ACTIVE_WINDOW_MS } from '../domain/time/intervals'
import { sessionOf } from '../domain/people/users/session'
import { parseKiosk } from '../domain/screen/kiosk'
import { browserClock } from '../platform/clock'
import { kioskAtom } from '../state/auto-scroll'
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
  const sessions = async () => (await storage.readAll('outbox')).filter(({ kind }) => kind === 'session')
  return {
    reports,
    store,
    sports: async () => (await sessions()).map(({ body }) => body['sport']),
    times: async () => (await sessions()).map(({ at }) => at),
  }
}

it.each(['/nba/team/5', '/nba/day/2025-12-06', '/nba'])(
  'whoever opens %s is there for the server, though only a board is shown by its league',
  async (path) => {
    const { sports } = await reportedAt(path)
    await vi.waitFor(async () => expect(await sports()).toEqual(['NBA']))
  },
)

it('whoever stays is never silent for as long as makes them absent for operators', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  try {
    const { times } = await reportedAt('/nba')
    await vi.advanceTimersByTimeAsync(0)
    const [first = NaN] = await times()
    await vi.advanceTimersByTimeAsync(GRID_ACTIVE_WINDOW_MS - 5000)
    const [second = NaN] = await times()
    expect(second).toBeGreaterThan(first)
  } finally {
    vi.useRealTimers()
  }
})

it('on a clock that runs four times as fast, reports come four times as often', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  try {
    browserClock.learn(Date.now(), 4)
    const { times } = await reportedAt('/nba')
    await vi.advanceTimersByTimeAsync(0)
    const [first = NaN] = await times()
    await vi.advanceTimersByTimeAsync((GRID_ACTIVE_WINDOW_MS - 5000) / 4)
    const [second = NaN] = await times()
    expect(second).toBeGreaterThan(first)
    expect(second - first).toBeLessThan(GRID_ACTIVE_WINDOW_MS)
  } finally {
    browserClock.learn(Date.now(), 1)
    vi.useRealTimers()
  }
})

it.each([
  ['a person who goes to another league is reported there at once', false, 'NHL'],
  [
    'a kiosk that turns to the next league by itself is not: its day has more turns than reports',
    true,
    'NBA',
  ],
])('%s', async (_what, isKiosk, sport) => {
  const { reports, sports, store } = await reportedAt('/nba')
  await vi.waitFor(async () => expect(await sports()).toEqual(['NBA']))
  store.set(kioskAtom, isKiosk ? parseKiosk('?kiosk=nba,nhl') : undefined)
  reports.show('nhl')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await sports()).toEqual([sport])
})

it('a page of no league tells nothing until a board is shown', async () => {
  const { reports, sports } = await reportedAt('/all')
  expect(await sports()).toEqual([])
  reports.show('nhl')
  await vi.waitFor(async () => expect(await sports()).toEqual(['NHL']))
})
