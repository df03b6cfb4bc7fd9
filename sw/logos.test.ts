import { describe, expect, it } from 'vitest'
import { readLogo } from '../src/storage/logos'
import { freshDb } from '../src/storage/testing/fresh-db'
import { createLogoKeeper } from './logos'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const START = Date.parse('2026-01-11T18:00:00Z')
const PATH = '/api/image/nfl/buf.png'

type Mood = 'ok' | 'missing' | 'offline' | 'server-trouble'

function createWorker(mood: Mood = 'ok') {
  const db = freshDb()
  const world = { mood, wall: START, asked: 0, under: 0, most: 0 }
  async function fetch(): Promise<Response> {
    world.asked += 1
    if (world.mood === 'offline') throw new TypeError('Failed to fetch')
    world.most = Math.max(world.most, (world.under += 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    world.under -= 1
    if (world.mood === 'server-trouble') return new Response('', { status: 502 })
    if (world.mood === 'missing') return new Response('', { status: 404 })
    return new Response('picture', { headers: { 'Content-Type': 'image/png' } })
  }
  return { db, world, logos: createLogoKeeper({ db, fetch, wall: () => world.wall }) }
}

describe('a logo', () => {
  it('is asked for once a day', async () => {
    const { logos, world } = createWorker()
    await logos.answer(PATH)
    world.wall += DAY_MS - 1
    const again = await logos.answer(PATH)
    expect(await again.text()).toBe('picture')
    expect(again.headers.get('Content-Type')).toBe('image/png')
    expect(world.asked).toBe(1)
    world.wall += 1
    await logos.answer(PATH)
    expect(world.asked).toBe(2)
  })

  it.each(['offline', 'missing'] as const)(
    'that has expired is better than none when the network is %s',
    async (mood) => {
      const { logos, world } = createWorker()
      await logos.answer(PATH)
      world.mood = mood
      world.wall += 3 * DAY_MS
      expect(await (await logos.answer(PATH)).text()).toBe('picture')
    },
  )

  it('that failed twice is not asked for again until a day has passed', async () => {
    const { logos, world } = createWorker('missing')
    for (let time = 0; time < 4; time++) expect((await logos.answer(PATH)).ok).toBe(false)
    expect(world.asked).toBe(2)
    world.mood = 'ok'
    world.wall += DAY_MS
    expect((await logos.answer(PATH)).ok).toBe(true)
    expect(world.asked).toBe(3)
  })

  it.each(['offline', 'server-trouble'] as const)('does not fail because of %s', async (mood) => {
    const { logos, world } = createWorker(mood)
    for (let time = 0; time < 3; time++) await logos.answer(PATH)
    world.mood = 'ok'
    expect((await logos.answer(PATH)).ok).toBe(true)
  })

  it.each([
    ['kept up to 300 kB', 300_000, 1],
    ['shown but not kept when it is larger', 300_001, 2],
  ])('is %s', async (_what, bytes, asked) => {
    const db = freshDb()
    let requests = 0
    const fetch = async () => {
      requests += 1
      return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } })
    }
    const logos = createLogoKeeper({ db, fetch, wall: () => START })
    for (let time = 0; time < 2; time++)
      expect((await (await logos.answer(PATH)).arrayBuffer()).byteLength).toBe(bytes)
    expect(requests).toBe(asked)
  })

  it('still comes from the network when storage does not work', async () => {
    const { db, logos } = createWorker()
    db.close({ disableAutoOpen: true })
    expect(await (await logos.answer(PATH)).text()).toBe('picture')
  })
})

describe('keeping logos', () => {
  it('fetches what is missing, three at a time, and pictures only', async () => {
    const { logos, world } = createWorker()
    const paths = Array.from({ length: 20 }, (_, index) => `/api/image/${index}.png`)
    await logos.answer('/api/image/0.png')
    expect(await logos.keep([...paths, '/api/boards/nfl', 'https://elsewhere/x.png'])).toBe(20)
    expect(world.asked).toBe(20)
    expect(world.most).toBe(3)
  })

  it('ends with what is under way when it is told to stop', async () => {
    const { logos, world } = createWorker()
    const kept = logos.keep(Array.from({ length: 20 }, (_, index) => `/api/image/${index}.png`))
    logos.stop()
    expect(await kept).toBe(3)
    expect(world.asked).toBe(3)
  })
})

describe('cleaning up', () => {
  it('removes pictures nobody asked for in two weeks, keeps the expired', async () => {
    const { db, logos, world } = createWorker()
    await logos.answer('/api/image/old.png')
    world.wall += 13 * DAY_MS
    await logos.answer('/api/image/new.png')
    world.wall += 2 * DAY_MS
    await logos.sweep()
    expect(await readLogo(db, '/api/image/old.png')).toBeUndefined()
    expect(await readLogo(db, '/api/image/new.png')).toBeDefined()
  })

  it('removes failures of the day before', async () => {
    const { db, logos, world } = createWorker('missing')
    await logos.answer(PATH)
    world.wall += DAY_MS + 1
    await logos.sweep()
    expect(await readLogo(db, PATH)).toBeUndefined()
  })
})
