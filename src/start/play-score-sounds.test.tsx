import { afterEach, expect, it } from 'vitest'
import { sampleHead } from '../domain/testing/sample-game'
import { liveGame, storedBoard, team } from '../features/scoreboard/testing/games'
import { kioskAtom } from '../state/auto-scroll'
import { storedFavouritesAtom } from '../state/favourites'
import { setPreferenceAtom } from '../state/preferences'
import { createStore } from '../state/store'
import { createStorage } from '../storage/storage'
import { eventually } from '../ui/testing/render'
import { playScoreSounds } from './play-score-sounds'

afterEach(() => localStorage.clear())

function open(kiosk = false) {
  const storage = createStorage()
  const store = createStore()
  if (kiosk) store.set(kioskAtom, { rotation: [] } as never)
  store.set(storedFavouritesAtom, [{ key: 'guest/nfl/12', owner: 'guest', team: 'nfl/12', on: true, at: 1 }])
  let played = 0
  playScoreSounds(storage, store, { play: () => void (played += 1), enable: () => () => {} })
  let revision = 0
  const score = async (home: number, other: number) => {
    const games = [
      liveGame({ id: 'ours', homeTeam: team('12', { score: home }) }),
      liveGame({ id: 'others', homeTeam: team('7', { score: other }) }),
    ]
    revision += 1
    await storage.save('boards', storedBoard({ rev: `e-${revision}`, games }))
    await toFollowers()
  }
  const show = async (visible: boolean) => {
    await storage.save('heads', sampleHead({ id: 'nfl', visible }))
    await toFollowers()
  }
  return { store, score, show, played: () => played }
}

/** Followers of a table are told only after some promises have settled. */
async function toFollowers() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

it('a sound plays when a favourite scores, for a viewer who wants it', async () => {
  const { store, score, played } = open()
  await score(0, 0)
  await score(7, 0)
  expect(played()).toBe(0)
  store.set(setPreferenceAtom, 'soundEnabled', true)
  await score(7, 3)
  await score(14, 3)
  await eventually(() => played() === 1)
  store.set(setPreferenceAtom, 'soundEnabled', false)
  await score(21, 3)
  expect(played()).toBe(1)
})

it('no sound plays on a kiosk', async () => {
  const { store, score, played } = open(true)
  store.set(setPreferenceAtom, 'soundEnabled', true)
  await score(0, 0)
  await score(7, 0)
  expect(played()).toBe(0)
})

it('no sound plays for a league that operators hide', async () => {
  const { store, score, show, played } = open()
  await show(false)
  store.set(setPreferenceAtom, 'soundEnabled', true)
  await score(0, 0)
  await score(7, 0)
  expect(played()).toBe(0)
  await show(true)
  expect(played()).toBe(0)
  await score(14, 0)
  await eventually(() => played() === 1)
})
