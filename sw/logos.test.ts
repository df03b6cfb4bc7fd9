import { describe, expect, it, vi } from 'vitest'
import { readLogo, sweepLogos } from '../src/storage/logos'
import { allLogos, freshDatabase } from '../src/storage/testing/fresh-database'
import { createLogoStore } from './logos'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const START = Date.parse('2026-01-11T18:00:00Z')
const PATH = '/api/image/nfl/buf.png'

type Mood =
  | 'ok'
  | 'stalled'
  | 'missing'
  | 'offline'
  | 'server-trouble'
  | 'sign-in-page'
  | 'proxy-refusal'
  | 'crowd'
  | 'empty'
  | 'empty-refusal'

function createWorker(mood: Mood = 'ok') {
  const open = freshDatabase()
  const world = { mood, wall: START, asked: 0, under: 0, most: 0 }
  async function fetch(): Promise<Response> {
    world.asked += 1
    if (world.mood === 'stalled') return new Promise(() => {})
    if (world.mood === 'offline') throw new TypeError('Failed to fetch')
    world.most = Math.max(world.most, (world.under += 1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    world.under -= 1
    if (world.mood === 'server-trouble') return new Response('', { status: 502 })
    if (world.mood === 'sign-in-page')
      return new Response('<h1>', { headers: { 'Content-Type': 'text/html' } })
    if (world.mood === 'proxy-refusal')
      return new Response('<h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
    if (world.mood === 'empty') return new Response()
    if (world.mood === 'empty-refusal') return new Response(null, { status: 404 })
    if (world.mood === 'crowd') return Response.json({}, { status: 429 })
    if (world.mood === 'missing') return Response.json({}, { status: 404 })
    return new Response('picture', { headers: { 'Content-Type': 'image/png' } })
  }
  return { open, world, logos: createLogoStore({ open, fetch, wall: () => world.wall }) }
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

  it.each(['offline', 'missing', 'sign-in-page'] as const)(
    'that has expired is better than none when the network is %s',
    async (mood) => {
      const { logos, world } = createWorker()
      await logos.answer(PATH)
      world.mood = mood
      world.wall += 3 * DAY_MS
      expect(await (await logos.answer(PATH)).text()).toBe('picture')
    },
  )

  it('that has expired is shown after a second when the network stalls, which reports no error', async () => {
    const { logos, world } = createWorker()
    await logos.answer(PATH)
    world.mood = 'stalled'
    world.wall += DAY_MS
    expect(await (await logos.answer(PATH)).text()).toBe('picture')
  })

  it('whose large picture cannot be had is the small one, and the large one as soon as that comes', async () => {
    const { logos, world } = createWorker()
    const large = PATH.replace('/api/image/', '/api/image/large/')
    await logos.fetchMissing([PATH])
    world.mood = 'offline'
    expect(await (await logos.answer(large)).text()).toBe('picture')
    expect((await logos.answer('/api/image/large/nfl/sea.png')).ok).toBe(false)
    world.mood = 'ok'
    const before = world.asked
    expect((await logos.answer(large)).ok).toBe(true)
    expect(world.asked).toBe(before + 1)
  })

  it('that was never seen is waited for, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let arrive: ((picture: Response) => void) | undefined
    const fetch = () => new Promise<Response>((resolve) => (arrive = resolve))
    const logos = createLogoStore({ open: freshDatabase(), fetch, wall: () => START })
    const answer = logos.answer(PATH)
    await vi.waitFor(() => expect(arrive).toBeDefined())
    await vi.advanceTimersByTimeAsync(9000)
    arrive?.(new Response('picture', { headers: { 'Content-Type': 'image/png' } }))
    expect(await (await answer).text()).toBe('picture')
    vi.useRealTimers()
  })

  it('that failed twice is not asked for again until a day has passed', async () => {
    const { logos, world } = createWorker('missing')
    for (let time = 0; time < 4; time++) expect((await logos.answer(PATH)).ok).toBe(false)
    expect(world.asked).toBe(2)
    world.mood = 'ok'
    world.wall += DAY_MS
    expect((await logos.answer(PATH)).ok).toBe(true)
    expect(world.asked).toBe(3)
  })

  it('that several ask for at once is fetched once', async () => {
    const { logos, world } = createWorker()
    const answers = await Promise.all([1, 2, 3].map(() => logos.answer(PATH)))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(3).fill('picture'))
    expect(world.asked).toBe(1)
  })

  it.each([
    'offline',
    'server-trouble',
    'sign-in-page',
    'proxy-refusal',
    'crowd',
    'empty',
    'empty-refusal',
  ] as const)('is asked for again after three tries that ended with %s', async (mood) => {
    const { logos, world } = createWorker(mood)
    for (let time = 0; time < 3; time++) await logos.answer(PATH)
    expect(world.asked).toBe(3)
    world.mood = 'ok'
    expect((await logos.answer(PATH)).ok).toBe(true)
  })

  it.each([
    ['kept up to 300 kB', 300_000, 1],
    ['shown but not kept when it is larger', 300_001, 2],
  ])('is %s', async (_what, bytes, asked) => {
    const open = freshDatabase()
    let requests = 0
    const fetch = async () => {
      requests += 1
      return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } })
    }
    const logos = createLogoStore({ open, fetch, wall: () => START })
    for (let time = 0; time < 2; time++)
      expect((await (await logos.answer(PATH)).arrayBuffer()).byteLength).toBe(bytes)
    expect(requests).toBe(asked)
  })

  it('still comes from the network when storage does not work', async () => {
    const { open, logos } = createWorker()
    ;(await open()).close()
    expect(await (await logos.answer(PATH)).text()).toBe('picture')
  })
})

describe('keeping logos', () => {
  it('goes on with the next six when the last six are through', async () => {
    const open = freshDatabase()
    const waiting: { readonly path: string; readonly answer: () => void }[] = []
    const fetch = (path: string) =>
      new Promise<Response>((resolve) => {
        waiting.push({ path, answer: () => resolve(Response.json({}, { status: 404 })) })
      })
    const logos = createLogoStore({ open, fetch, wall: () => START })
    const kept = logos.fetchMissing(Array.from({ length: 8 }, (_, index) => `/api/image/${index}.png`))
    await vi.waitFor(() => expect(waiting).toHaveLength(3))
    for (const { answer } of waiting.slice(1, 3)) answer()
    await vi.waitFor(() => expect(waiting).toHaveLength(5))
    for (const { answer } of waiting.slice(3, 5)) answer()
    await vi.waitFor(() => expect(waiting).toHaveLength(6))
    waiting[5]!.answer()
    await vi.waitFor(async () => expect(await readLogo(open, '/api/image/5.png')).toBeDefined())
    // The first of the six is still under way.
    expect(waiting).toHaveLength(6)
    waiting[0]!.answer()
    await vi.waitFor(() => expect(waiting).toHaveLength(8))
    for (const { answer } of waiting.slice(6)) answer()
    expect(await kept).toBe(0)
  })

  it('fetches what is missing, three at a time, and pictures only', async () => {
    const { logos, world } = createWorker()
    const paths = Array.from({ length: 20 }, (_, index) => `/api/image/${index}.png`)
    await logos.answer('/api/image/0.png')
    expect(await logos.fetchMissing([...paths, '/api/boards/nfl', 'https://elsewhere/x.png'])).toBe(20)
    expect(world.asked).toBe(20)
    expect(world.most).toBe(3)
  })

  it('ends with what is under way when it is told to stop', async () => {
    const { logos, world } = createWorker()
    const kept = logos.fetchMissing(Array.from({ length: 20 }, (_, index) => `/api/image/${index}.png`))
    logos.stop()
    expect(await kept).toBe(3)
    expect(world.asked).toBe(3)
  })
})

describe('cleaning up', () => {
  it('removes pictures nobody asked for in two weeks when the network brings another, keeps the expired', async () => {
    const { open, logos, world } = createWorker()
    await logos.answer('/api/image/old.png')
    world.wall += 13 * DAY_MS
    await logos.answer('/api/image/new.png')
    world.wall += 2 * DAY_MS
    await logos.answer('/api/image/other.png')
    await vi.waitFor(async () => expect(await readLogo(open, '/api/image/old.png')).toBeUndefined())
    expect(await readLogo(open, '/api/image/new.png')).toBeDefined()
  })

  it.each(['offline', 'sign-in-page'] as const)(
    'removes none, however old the clock makes them, while the network is %s',
    async (mood) => {
      const { logos, world } = createWorker()
      const paths = ['/api/image/1.png', '/api/image/2.png']
      await logos.fetchMissing(paths)
      world.mood = mood
      world.wall += 15 * DAY_MS
      expect(await logos.fetchMissing(paths)).toBe(2)
      for (const path of paths) expect(await (await logos.answer(path)).text()).toBe('picture')
    },
  )

  it('makes room by removing what was not used for longest, though it came later', async () => {
    const { open, logos, world } = createWorker()
    for (const name of ['first', 'second', 'third']) {
      await logos.answer(`/api/image/${name}.png`)
      world.wall += 1
    }
    world.wall += HOUR_MS
    await logos.answer('/api/image/first.png')
    await vi.waitFor(async () =>
      expect(await readLogo(open, '/api/image/first.png')).toHaveProperty('usedAt'),
    )
    await sweepLogos(open, world.wall, 2 * 'picture'.length)
    const left = (await allLogos(open)).map(({ path }) => path)
    expect(left).toEqual(['/api/image/first.png', '/api/image/third.png'])
  })

  it('comes with an answer from the network, five minutes after the last one', async () => {
    const { open, logos, world } = createWorker('missing')
    await logos.answer('/api/image/gone.png')
    world.wall += DAY_MS - 1
    await logos.answer('/api/image/other.png')
    world.wall += 5 * 60_000 - 1
    await logos.answer('/api/image/other.png')
    expect(await readLogo(open, '/api/image/gone.png')).toBeDefined()
    world.wall += 1
    await logos.answer('/api/image/third.png')
    await vi.waitFor(async () => expect(await readLogo(open, '/api/image/gone.png')).toBeUndefined())
  })

  it('removes failures of the day before', async () => {
    const { open, logos, world } = createWorker('missing')
    await logos.answer(PATH)
    await sweepLogos(open, world.wall + DAY_MS + 1)
    expect(await readLogo(open, PATH)).toBeUndefined()
  })
})
