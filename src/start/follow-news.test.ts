import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finalGame, liveGame, sampleBoard } from '../domain/testing/sample-game'
import type { Game } from '../domain/game/game'
import { preferencesAtom } from '../state/preferences'
import { createStore } from '../state/store'
import { storedFavourite } from '../storage/favourites'
import { createStorage } from '../storage/storage'
import { settle } from '../sync/testing/hand-time'
import { followNews } from './follow-news'

const NOW = Date.parse('2026-09-06T17:05:00Z')

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

async function openPage(permission: NotificationPermission) {
  vi.stubGlobal('Notification', { permission })
  const storage = createStorage()
  const store = createStore()
  store.get(preferencesAtom)
  const tellNews = vi.fn()
  await storage.save('favourites', storedFavourite('guest', { team: 'nfl/1', on: true, at: 1 }))
  followNews(storage, store, tellNews)
  let rev = 0
  const publish = (game: Game) =>
    storage.save('boards', {
      slug: 'nfl',
      board: sampleBoard({ rev: `e-${++rev}`, games: [game] }),
      checkedAt: new Date(NOW).toISOString(),
    })
  return { tellNews, publish }
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

it('without permission the icon has its number, and the worker is not told', async () => {
  const { tellNews, publish } = await openPage('default')
  await publish(liveGame())
  await vi.waitFor(() => expect(badges).toEqual([1]))
  expect(tellNews).not.toHaveBeenCalled()
})
