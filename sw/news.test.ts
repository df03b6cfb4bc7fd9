import { beforeEach, describe, expect, it } from 'vitest'
import { storedFavourite } from '../src/storage/favourites'
import { createStorage } from '../src/storage/storage'
import { finalGame, liveGame, sampleBoard, sampleTeam } from '../src/domain/testing/sample-game'
import type { FinalGame, Game } from '../src/domain/game/game'
import { MINUTE_MS } from '../src/domain/time/intervals'
import type { SharedValues } from '../src/platform/shared-values'
import { createNewsroom } from './news'

const START = Date.parse('2026-09-06T17:00:00Z')

/** A device with one favourite, the home team of the sample games, whose worker the test moves by hand. */
function createDevice(values: Partial<SharedValues> = {}) {
  const storage = createStorage()
  const told = new Set<string>()
  const world = {
    isWatched: false,
    refuses: false,
    badge: -1,
    pictures: Promise.resolve(),
    end: undefined as FinalGame | undefined,
  }
  const shown: { readonly key: string; readonly silent: boolean }[] = []
  const refreshed: string[] = []
  const asked: string[] = []
  const known: { -readonly [Name in keyof SharedValues]?: SharedValues[Name] } = {
    notify: { on: true, sound: false },
    ...values,
  }
  const newsroom = createNewsroom({
    storage,
    read: async (name) => known[name],
    write: async (name, value) => void (known[name] = value),
    askForEnd: async ({ slug, gameId, boardDay }) => {
      asked.push(`${slug}/${gameId} on the board of ${boardDay}`)
      return world.end
    },
    claim: async (keys) => {
      const untold = keys.filter((key) => !told.has(key))
      for (const key of untold) told.add(key)
      return new Set(untold)
    },
    isWatched: async () => world.isWatched,
    show: async ({ key }, { silent }) => {
      if (world.refuses) throw new TypeError('No permission')
      shown.push({ key, silent })
      await world.pictures
    },
    setBadge: async (count) => void (world.badge = count),
    refresh: async (slug) => {
      refreshed.push(slug)
      if (slug === 'mlb') throw new TypeError('Failed to fetch')
    },
    now: () => START,
  })
  let rev = 0
  const publish = (...games: readonly Game[]) => publishOn('2026-09-06', ...games)
  const publishOn = (day: string, ...games: readonly Game[]) =>
    storage.save('boards', {
      slug: 'nfl',
      board: sampleBoard({ rev: `e-${++rev}`, day, games }),
      checkedAt: new Date(START).toISOString(),
    })
  const favour = (team: 'nfl/1' | 'mlb/3', owner = 'guest', on = true) =>
    storage.save('favourites', storedFavourite(owner, { team, on, at: 1 }))
  return { newsroom, publish, publishOn, favour, world, shown, refreshed, asked }
}

type Device = ReturnType<typeof createDevice>
const keys = ({ shown }: Device) => shown.map(({ key }) => key)

describe('a fan who looks elsewhere', () => {
  let device: Device
  beforeEach(async () => {
    device = createDevice()
    await device.favour('nfl/1')
  })

  it('is told of start and end, each once, however often the board changes', async () => {
    for (const score of [0, 3, 7]) {
      await device.publish(liveGame({ timeLeft: `8:0${score}` }))
      await device.newsroom.tell(START)
    }
    await device.publish(finalGame())
    for (let time = 0; time < 2; time++) await device.newsroom.tell(START)
    expect(keys(device)).toEqual(['nfl/100/start', 'nfl/100/final'])
  })

  it('is not told later what was on the screen they looked at', async () => {
    await device.publish(liveGame())
    device.world.isWatched = true
    await device.newsroom.tell(START)
    device.world.isWatched = false
    await device.newsroom.tell(START)
    expect(keys(device)).toEqual([])
  })

  it('may take the permission back without anything failing', async () => {
    device.world.refuses = true
    await device.publish(liveGame())
    await expect(device.newsroom.tell(START)).resolves.toBeUndefined()
    expect([device.shown, device.world.badge]).toEqual([[], 1])
  })

  it('is told of all games of a night at once: no notification waits for the picture of another', async () => {
    device.world.pictures = new Promise(() => {})
    await device.publish(finalGame(), finalGame({ id: '101' }))
    void device.newsroom.tell(START)
    await expect.poll(() => keys(device)).toEqual(['nfl/100/final', 'nfl/101/final'])
  })

  it("sees the number of favourites' live games on the icon", async () => {
    await device.publish(liveGame())
    await device.newsroom.tell(START)
    expect(device.world.badge).toBe(1)
    await device.publish(finalGame())
    await device.newsroom.tell(START)
    expect(device.world.badge).toBe(0)
  })

  it('sees no game on the icon that nobody has confirmed for so long that it may be over', async () => {
    await device.publish(liveGame())
    await device.newsroom.tell(START + 20 * MINUTE_MS)
    expect(device.world.badge).toBe(1)
    await device.newsroom.tell(START + 20 * MINUTE_MS + 1)
    expect(device.world.badge).toBe(0)
  })
})

describe('a game that was suspended last night leaves the board when it ends', () => {
  const RESUMED = START + 20 * 60 * MINUTE_MS
  const ENDED = START + 22 * 60 * MINUTE_MS
  const goesOn = liveGame({ quarter: '3Q • 8:36', lastNight: true })
  let device: Device
  beforeEach(async () => {
    device = createDevice()
    await device.favour('nfl/1')
    await device.publishOn('2026-09-07', goesOn)
    await device.newsroom.tell(RESUMED)
    await device.publishOn('2026-09-07', finalGame({ id: '7', homeTeam: sampleTeam({ id: '8' }) }))
  })

  it('and its fan is told once of that end, for which the server is asked', async () => {
    device.world.end = finalGame()
    for (let time = 0; time < 2; time++) await device.newsroom.tell(ENDED)
    expect(keys(device)).toEqual(['nfl/100/final'])
    expect(device.asked).toEqual(['nfl/100 on the board of 2026-09-07'])
  })

  it('and is asked for again where the server does not tell its end yet', async () => {
    await device.newsroom.tell(ENDED)
    expect(keys(device)).toEqual([])
    device.world.end = finalGame()
    await device.newsroom.tell(ENDED)
    expect(keys(device)).toEqual(['nfl/100/final'])
  })

  it('and a day later that is no news any more', async () => {
    device.world.end = finalGame()
    await device.newsroom.tell(ENDED + 24 * 60 * MINUTE_MS)
    expect([device.asked, keys(device)]).toEqual([[], []])
  })

  it('and nobody is told who has taken the team off the favourites', async () => {
    device.world.end = finalGame()
    await device.favour('nfl/1', 'guest', false)
    await device.newsroom.tell(ENDED)
    expect(keys(device)).toEqual([])
  })
})

it('the end of a game that nobody saw live a day after it began is not asked for', async () => {
  const device = createDevice()
  await device.favour('nfl/1')
  await device.publish(liveGame())
  await device.newsroom.tell(START)
  await device.publish()
  await device.newsroom.tell(START)
  expect(device.asked).toEqual([])
})

it.each([
  [{ on: true, sound: false }, [{ key: 'nfl/100/start', silent: true }]],
  [{ on: true, sound: true }, [{ key: 'nfl/100/start', silent: false }]],
  [{ on: false, sound: true }, []],
])('with %j news come as %j', async (notify, shown) => {
  const device = createDevice({ notify })
  await device.favour('nfl/1')
  await device.publish(liveGame())
  await device.newsroom.tell(START)
  expect(device.shown).toEqual(shown)
})

it('with no choice made yet nobody is told', async () => {
  const device = createDevice({ notify: undefined as never })
  await device.favour('nfl/1')
  await device.publish(liveGame())
  await device.newsroom.tell(START)
  expect(device.shown).toEqual([])
})

it('news are about the favourites of the signed-in user, not of a guest before', async () => {
  const device = createDevice({ owner: 'ann' })
  await device.favour('nfl/1')
  await device.publish(liveGame())
  await device.newsroom.tell(START)
  expect(keys(device)).toEqual([])
  await device.favour('nfl/1', 'ann')
  await device.newsroom.tell(START)
  expect(keys(device)).toEqual(['nfl/100/start'])
})

it('while no page is open, the leagues of favourites and the one looked at last are fetched; one that fails stops no other', async () => {
  const device = createDevice({ league: 'nba' })
  await device.favour('nfl/1')
  await device.favour('mlb/3')
  await device.publish(liveGame())
  await device.newsroom.refresh()
  expect(device.refreshed.toSorted()).toEqual(['mlb', 'nba', 'nfl'])
  expect(keys(device)).toEqual(['nfl/100/start'])
})

it('where no league was looked at yet, only those of favourites are fetched', async () => {
  const device = createDevice()
  await device.favour('nfl/1')
  await device.newsroom.refresh()
  expect(device.refreshed).toEqual(['nfl'])
})
