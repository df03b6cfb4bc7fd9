import { describe, expect, it } from 'vitest'
import { createFakeBrowser } from './testing/fake-browser'
import { settle } from './testing/hand-time'

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

  it('learn for themselves why there is no board of a league that the device has never seen', async () => {
    const { openTab, server } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await settle()
    expect(second.follows()).toBe(true)
    const asked = () => [...server.requests, ...server.changesAsked].map(({ slug }) => slug)
    server.requests.length = 0
    second.sync.show('ncaaf')
    await settle()
    // The leader asks at once, and again when its live connection stands.
    expect(asked()).toEqual(['ncaaf', 'ncaaf', 'ncaaf'])
    server.requests.length = 0
    second.sync.show('nfl')
    await settle()
    expect(asked()).toEqual([])
  })

  it('go on with what the others show when the one that works for all shows another league', async () => {
    const { openTab, server } = createFakeBrowser()
    const [first, second] = [openTab('first'), openTab('second')]
    first.sync.show('nfl')
    second.sync.show('nba')
    await settle()
    server.requests.length = 0
    first.sync.show('mlb')
    await settle()
    expect([...first.open].toSorted()).toEqual(['mlb', 'nba'])
    expect(server.requests.map(({ slug }) => slug)).not.toContain('nba')
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
