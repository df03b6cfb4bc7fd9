import { beforeEach, describe, expect, it } from 'vitest'
import { createBoardService, type BoardService } from './board-service'
import { settle } from '../testing/hand-time'
import { createWorld } from '../testing/world'

describe('the work with the network', () => {
  let world: ReturnType<typeof createWorld>
  let service: BoardService
  let headsAsked: number
  let paint: () => void
  let beIdle: () => void
  beforeEach(async () => {
    world = createWorld()
    headsAsked = 0
    const { ports, server } = world
    server.publish('nfl')
    service = createBoardService({
      ...ports,
      painted: new Promise((resolve) => (paint = resolve)),
      whenIdle: () => new Promise((resolve) => (beIdle = resolve)),
      async fetchHeads() {
        headsAsked += 1
        return ports.fetchHeads()
      },
    })
    service.serve(['nfl'])
    service.goLive()
    await settle()
  })

  const listening = () => [...world.server.listeners.values()]
  const asked = () => world.server.requests.map(({ slug }) => slug)
  async function beginLive() {
    paint()
    await settle()
  }

  it('opens the live connection when the first scores are painted, not before', async () => {
    expect([asked(), listening()]).toEqual([['nfl'], []])
    await beginLive()
    expect(listening()).toEqual(['nfl'])
  })

  it('opens no live connection when it was stopped before', async () => {
    service.stop()
    await beginLive()
    expect([world.server.listeners.size, world.server.headListeners.size]).toEqual([0, 0])
  })

  it('asks for no other league when it was stopped before the page was idle', async () => {
    await beginLive()
    service.stop()
    beIdle()
    await settle()
    expect(asked()).toEqual(['nfl', 'nfl'])
  })

  it('asks at once when somebody wants to know, however little of it has begun', async () => {
    service.refresh()
    await settle()
    expect([asked().length, headsAsked]).toEqual([2, 0])
    await beginLive()
    expect([asked().length, headsAsked]).toEqual([3, 1])
    service.refresh()
    await settle()
    expect([asked().length, headsAsked]).toEqual([4, 2])
  })

  it('asks for the heads of all leagues again before they are stale, unless pushes of boards come', async () => {
    await beginLive()
    await world.time.pass(270_000)
    expect(headsAsked).toBe(2)
    await world.time.pass(260_000)
    world.server.scoreAndPush('nfl')
    await world.time.pass(10_000)
    expect(headsAsked).toBe(2)
  })
})

describe('the work for pages that show no board', () => {
  it('asks for the heads at once: without an answer the live connection does not know its way', async () => {
    const { ports, server, storage } = createWorld()
    server.publish('nfl')
    const events = { ...server.events, subscribeHeads: () => () => {} }
    const service = createBoardService({ ...ports, events, whenIdle: () => new Promise(() => {}) })
    service.serve([])
    service.goLive()
    await settle()
    expect(storage.last('heads', 'nfl')).toBeDefined()
    expect(server.requests).toEqual([])
    service.stop()
  })
})
