import { describe, expect, it } from 'vitest'
import { createReachWatch } from '../platform/reach'
import { startSync } from './start-sync'
import { createFakeBrowser } from './testing/fake-browser'
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

describe('several tabs', () => {
  it('have one live connection: the first tab serves what the others show', async () => {
    const { openTab, server, storage } = createFakeBrowser()
    const first = openTab('first')
    first.sync.show('nfl')
    await settle()
    const second = openTab('second')
    second.sync.show('nba')
    await settle()
    expect([...first.open]).toEqual(['nfl', 'nba'])
    expect([...second.open]).toEqual([])
    server.scoreAndPush('nba')
    await settle()
    expect(storage.last('boards', 'nba')?.board.rev).toBe('a-2')
  })

  it('have the right scores at once when they wake, though the stream is silent and the leader sleeps on', async () => {
    const { openTab, server, storage } = createFakeBrowser()
    const first = openTab('first', { isVisible: false })
    first.sync.show('nfl')
    await settle()
    const second = openTab('second')
    second.sync.show('nfl')
    await settle()
    server.score('nfl')
    await settle()
    expect(storage.last('boards', 'nfl')?.board.rev).toBe('a-1')
    second.wake()
    await settle()
    expect(storage.last('boards', 'nfl')?.board.rev).toBe('a-2')
  })

  it('ask for what they show before they know who leads, also where the leader says nothing', async () => {
    const { openTab, server } = createFakeBrowser()
    const first = openTab('first')
    first.sync.show('nfl')
    await settle()
    first.hang()
    server.requests.length = 0
    openTab('second').sync.show('nba')
    await settle()
    expect(server.requests.map(({ slug }) => slug)).toEqual(['nba'])
  })

  it('need one subscription when both show the same league', async () => {
    const { openTab } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nfl')
    await settle()
    expect([...first.open, ...second.open]).toEqual(['nfl'])
  })

  it('know whether they follow another tab, and no longer do once they take its place', async () => {
    const { openTab } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nfl')
    await settle()
    expect([first.follows(), second.follows()]).toEqual([false, true])
    first.die()
    await settle()
    expect(second.follows()).toBe(false)
  })

  it('go on when the leader is closed', async () => {
    const { openTab, server, storage } = createFakeBrowser()
    const [first, second, third] = [openTab('first'), openTab('second'), openTab('third')]
    first.sync.show('nfl')
    second.sync.show('nba')
    third.sync.show('mlb')
    await settle()
    first.die()
    await settle()
    expect([...second.open].toSorted()).toEqual(['mlb', 'nba'])
    server.scoreAndPush('mlb')
    await settle()
    expect(storage.last('boards', 'mlb')?.board.rev).toBe('a-2')
  })

  it('take over at once from a leader that is frozen by the browser, which then follows', async () => {
    const { openTab } = createFakeBrowser()
    const [first, second] = [openTab('first', { isVisible: false }), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await settle()
    first.freeze()
    await settle()
    expect([...second.open]).toEqual(['nba'])
    first.thaw()
    await settle()
    expect([[...first.open], [...second.open].toSorted()]).toEqual([[], ['nba', 'nfl']])
  })

  it('take over within three seconds from a leader that hangs, while somebody looks at them', async () => {
    const { openTab, time } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await time.pass(60_000)
    expect([...second.open]).toEqual([])
    first.hang()
    await time.pass(2999)
    expect([...second.open]).toEqual(['nba'])
  })

  it('hear from the leader that the server is lost, and that it is back', async () => {
    const { openTab, time } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await time.pass(5000)
    const states = () => [first, second].map(({ reach }) => reach.state().kind)
    first.reach.failed()
    await settle()
    expect(states()).toEqual(['lost', 'lost'])
    first.reach.answered()
    await settle()
    expect(states()).toEqual(['reached', 'reached'])
  })

  it('do not take over while they are hidden themselves', async () => {
    const { openTab, time } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second', { isVisible: false })]
    first.sync.show('nfl')
    second.sync.show('nba')
    await settle()
    first.hang()
    await time.pass(25_000)
    expect([...second.open]).toEqual([])
  })

  it('hand the work over when another tab takes it from the leader', async () => {
    const { openTab, time } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await settle()
    // The leader hangs and answers too late once. It is alive and learns that it leads no more.
    first.hang()
    await time.pass(2799)
    first.goOn()
    await time.pass(2)
    await settle()
    expect([...first.open]).toEqual([])
    expect([...second.open].toSorted()).toEqual(['nba', 'nfl'])
    // It waits for the lock again.
    second.die()
    await settle()
    expect([...first.open].toSorted()).toEqual(['nba', 'nfl'])
  })

  it('forget a tab that has not been heard from', async () => {
    const { openTab, time } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await settle()
    second.die()
    await time.pass(200_000)
    expect([...first.open]).toEqual(['nfl'])
  })

  it('forget a tab that says goodbye', async () => {
    const { openTab } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await settle()
    second.sync.stop()
    await settle()
    expect([...first.open]).toEqual(['nfl'])
  })
})
