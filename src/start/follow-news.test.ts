import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Slug } from '../domain/league'
import { parseKiosk } from '../domain/screen/kiosk'
import { finalGame, liveGame, sampleBoard, scheduledGame } from '../domain/testing/sample-game'
import type { Game } from '../domain/game/game'
import { MINUTE_MS } from '../domain/time/intervals'
import { sessionOf } from '../domain/people/users/session'
import { readShared } from '../platform/shared-values'
import { kioskAtom } from '../state/auto-scroll'
import { preferencesAtom } from '../state/preferences'
import { sessionAtom } from '../state/session'
import { createStore } from '../state/store'
import { storedFavourite } from '../storage/favourites'
import { createStorage } from '../storage/storage'
import { letDexieFollow } from '../storage/testing/dexie-over-fake'
import { freshStorage } from '../storage/testing/fresh-storage'
import { settle } from '../sync/testing/hand-time'
import { followFavourites } from './follow-favourites'
import { followNews } from './follow-news'

const NOW = Date.parse('2026-09-06T17:05:00Z')
const GOES_ON = liveGame({ start: '2026-09-05T20:00:00Z', quarter: '3Q • 8:36', lastNight: true })

letDexieFollow()

let badges: number[]
beforeEach(() => {
  badges = []
  vi.setSystemTime(NOW)
  vi.stubGlobal('navigator', { serviceWorker: {}, setAppBadge: async (count: number) => badges.push(count) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openPage(permission: NotificationPermission, owner = 'guest', storage = createStorage()) {
  vi.stubGlobal('Notification', { permission })
  const store = createStore()
  if (owner !== 'guest') store.set(sessionAtom, sessionOf({ id: owner, tier: 'registered' })!)
  store.get(preferencesAtom)
  const tellNews = vi.fn()
  await storage.save('favourites', storedFavourite(owner, { team: 'nfl/1', on: true, at: 1 }))
  await followFavourites(storage, store)
  followNews(storage, store, tellNews)
  let rev = 0
  const publish = (game: Game) =>
    storage.save('boards', {
      slug: 'nfl',
      board: sampleBoard({ rev: `e-${++rev}`, games: [game] }),
      checkedAt: new Date(NOW).toISOString(),
    })
  return { tellNews, publish, storage }
}

it('the worker is told of news once, not with every change of the board', async () => {
  const { tellNews, publish } = await openPage('granted')
  const callsAfter = async (game: Game) => {
    await publish(game)
    await settle()
    return tellNews.mock.calls.length
  }
  expect(await callsAfter(liveGame())).toBe(1)
  expect(await callsAfter(liveGame({ timeLeft: '8:01' }))).toBe(1)
  expect(await callsAfter(finalGame())).toBe(2)
  expect(badges).toEqual([1, 0])
})

it('the worker is told of a game of last night that goes on, and again when it leaves the board', async () => {
  const { tellNews, publish } = await openPage('granted')
  await publish(GOES_ON)
  await settle()
  expect(tellNews).toHaveBeenCalledTimes(1)
  await publish(scheduledGame())
  await settle()
  expect(tellNews).toHaveBeenCalledTimes(2)
})

it('the worker hears of what a page shows before its fan allows notifications, so that it does not bring that later', async () => {
  const { tellNews, publish } = await openPage('default')
  await publish(finalGame())
  await vi.waitFor(() => expect([badges, tellNews.mock.calls.length]).toEqual([[0], 1]))
  vi.stubGlobal('Notification', { permission: 'granted' })
  await publish(finalGame())
  await settle()
  expect(tellNews).toHaveBeenCalledOnce()
})

it('the worker knows whom to tell though the browser has deleted under an open page what it reads', async () => {
  const factory = new IDBFactory()
  const opened = vi.spyOn(factory, 'open')
  vi.stubGlobal('indexedDB', factory)
  const { tellNews, publish } = await openPage('granted', 'ann')
  await vi.waitFor(async () => expect(await readShared('owner')).toBe('ann'))
  for (const { value } of opened.mock.results) forceCloseDatabase(value.result)
  await new Promise((resolve) =>
    factory.deleteDatabase('turbo-scores-values').addEventListener('success', resolve),
  )
  let known: readonly unknown[] = []
  tellNews.mockImplementation(async () => (known = [await readShared('owner'), await readShared('notify')]))
  await publish(finalGame())
  await vi.waitFor(() => expect(known).toEqual(['ann', { on: true, sound: false }]))
  expect(tellNews).toHaveBeenCalledOnce()
})

it('every change of a board on the device is noticed, and so is a team that is no favourite any more', async () => {
  const { tellNews, publish, storage } = await openPage('granted', 'guest', freshStorage().storage)
  await vi.waitFor(() => expect(badges).toEqual([0]))
  await publish(liveGame())
  await vi.waitFor(() => expect([badges, tellNews.mock.calls.length]).toEqual([[0, 1], 1]))
  await publish(finalGame())
  await vi.waitFor(() => expect([badges, tellNews.mock.calls.length]).toEqual([[0, 1, 0], 2]))
  await publish(liveGame())
  await vi.waitFor(() => expect(badges).toEqual([0, 1, 0, 1]))
  await storage.save('favourites', storedFavourite('guest', { team: 'nfl/1', on: false, at: 2 }))
  await vi.waitFor(() => expect(badges).toEqual([0, 1, 0, 1, 0]))
})

it('the icon counts no game any more of which nothing was heard for twenty minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: NOW })
  const { publish } = await openPage('default')
  await publish(liveGame())
  await settle()
  vi.advanceTimersByTime(20 * MINUTE_MS)
  await settle()
  expect(badges).toEqual([1])
  vi.advanceTimersByTime(5 * MINUTE_MS)
  await settle()
  expect(badges).toEqual([1, 0])
})

it('the worker is told again after a game of last night has left the board, as the server may tell its end later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: NOW })
  const { tellNews, publish } = await openPage('granted')
  const isTold = (times: number) => vi.waitFor(() => expect(tellNews).toHaveBeenCalledTimes(times))
  await publish(scheduledGame())
  await settle()
  vi.advanceTimersByTime(5 * MINUTE_MS)
  await settle()
  await publish(GOES_ON)
  await isTold(1)
  await publish(scheduledGame())
  await isTold(2)
  vi.advanceTimersByTime(5 * MINUTE_MS)
  await isTold(3)
})

it('the worker hears which league an ordinary visit shows, and nothing of the leagues of a kiosk', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const leagueAfter = async (search: string, slug: Slug) => {
    const store = createStore()
    store.set(kioskAtom, parseKiosk(search))
    followNews(createStorage(), store, () => {})(slug)
    return readShared('league')
  }
  expect(await leagueAfter('', 'mlb')).toBe('mlb')
  expect(await leagueAfter('?kiosk=nfl,nba', 'nba')).toBe('mlb')
})
