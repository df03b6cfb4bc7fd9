import { describe, expect, it } from 'vitest'
import { createReachWatch } from '../platform/reach'
import { startSync } from './start-sync'
import { settle } from './testing/hand-time'
import { createWorld } from './testing/world'

describe('one tab', () => {
  function openAlone() {
    const world = createWorld()
    world.server.publish('nfl')
    world.server.publish('nba')
    const wakers = new Set<() => void>()
    const sync = startSync({
      ...world.ports,
      tabs: undefined,
      onOtherTabAsking() {},
      isVisible: () => true,
      onWake(run) {
        wakers.add(run)
        return () => wakers.delete(run)
      },
      onFreeze: () => () => {},
      onResume: () => () => {},
      reach: createReachWatch(world.time.wall, () => true),
      newTabId: () => 'only',
      wall: world.time.wall,
    })
    return { ...world, sync, wakers }
  }

  it('has the scores before it opens the live connection', async () => {
    const { sync, server } = openAlone()
    server.holdAnswers()
    sync.show('nfl')
    await settle()
    expect(server.requests).toEqual([{ slug: 'nfl', knownRev: undefined }])
    expect(server.listeners.size).toBe(0)
    server.releaseAnswers()
    await settle()
    expect([...server.listeners.values()]).toEqual(['nfl'])
  })

  it('opens the live connection together with the first request when scores are stored', async () => {
    const { sync, server, storage } = openAlone()
    await storage.save('boards', { slug: 'nfl', board: server.boards.get('nfl')!, checkedAt: '' })
    server.holdAnswers()
    sync.show('nfl')
    await settle()
    expect([server.requests.length > 0, [...server.listeners.values()]]).toEqual([true, ['nfl']])
  })

  it('asks for the boards nobody looks at after ten seconds when the live connection does not come', async () => {
    const { sync, server, time } = openAlone()
    server.goDown()
    sync.show('nfl')
    await time.pass(9999)
    const others = () => server.requests.some(({ slug }) => slug === 'mlb')
    expect(others()).toBe(false)
    await time.pass(1)
    expect(others()).toBe(true)
  })

  it('follows the heads of all leagues for a page that shows no board', async () => {
    const { sync, server, storage } = openAlone()
    sync.show()
    await settle()
    expect(server.headListeners.size).toBe(1)
    expect(storage.last('heads', 'nba')).toBeDefined()
    expect(server.listeners.size).toBe(0)
  })

  it('follows the league that is shown and leaves the one before', async () => {
    const { sync, server } = openAlone()
    sync.show('nfl')
    await settle()
    sync.show('nba')
    await settle()
    expect([...server.listeners.values()]).toEqual(['nba'])
  })

  it('follows a league again when its viewer comes back to it', async () => {
    const { sync, server, storage } = openAlone()
    for (const slug of ['nfl', 'nba', 'nfl'] as const) {
      sync.show(slug)
      await settle()
    }
    expect([...server.listeners.values()]).toEqual(['nfl'])
    server.scoreAndPush('nfl')
    await settle()
    expect(storage.last('boards', 'nfl')?.board.rev).toBe('a-2')
  })

  it('asks in the background only for leagues that nobody looks at', async () => {
    const { sync, server, time } = openAlone()
    sync.show('nfl')
    await settle()
    await time.pass(10_000)
    const asked = server.requests.map(({ slug }) => slug)
    expect(asked).toContain('nba')
    // Once for its scores, and once when the live connection stands.
    expect(asked.filter((slug) => slug === 'nfl')).toHaveLength(2)
    expect(server.changesAsked).toEqual([])
  })

  it('asks for all leagues that are shown when somebody refreshes', async () => {
    const { sync, server } = openAlone()
    sync.show('nfl', 'nba')
    await settle()
    server.requests.length = 0
    sync.refresh()
    await settle()
    expect(server.requests.map(({ slug }) => slug)).toEqual(['nfl', 'nba'])
  })

  it('asks for the boards nobody looks at as soon as the server is back that was not there before', async () => {
    const { sync, server, time, wakers, storage } = openAlone()
    server.goDown()
    sync.show('nfl')
    await time.pass(20_000)
    server.comeBack()
    for (const run of wakers) run()
    await settle()
    expect(storage.last('boards', 'nba')?.board.rev).toBe('a-1')
  })

  it('asks for nothing and listens to nothing any more after stop', async () => {
    const { sync, server, time, wakers } = openAlone()
    sync.show('nfl')
    await settle()
    sync.stop()
    server.requests.length = 0
    await time.pass(600_000)
    expect([server.requests, server.changesAsked]).toEqual([[], []])
    expect([server.listeners.size, server.headListeners.size, wakers.size]).toEqual([0, 0, 0])
  })
})
