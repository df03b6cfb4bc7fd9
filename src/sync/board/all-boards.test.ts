import { describe, expect, it, vi } from 'vitest'
import { GAME_LEAGUES } from '../../domain/league'
import { DAY_MS, HOUR_MS } from '../../domain/time/intervals'
import { noop } from '../../platform/timers'
import { startAllBoards } from './all-boards'
import { startHeadsSync } from './heads-sync'
import { settle } from '../testing/hand-time'
import { boardOf, liveGame } from '../testing/sample-boards'
import { createWorld } from '../testing/world'
import type { LeaderPorts } from '../ports'

const SLUGS = GAME_LEAGUES.map(({ slug }) => slug)
/** Golf and the cup have no board here; they are asked for all the same. */
const OTHERS = ['nba', 'mlb', 'nhl', 'ncaaf', 'ncaab', 'pga', 'rydercup']

/** The requests for whole boards and for changes. */
const asked = ({ requests, changesAsked }: ReturnType<typeof createWorld>['server']) => [
  ...requests,
  ...changesAsked,
]

/** No connection tells heads here, so those that are stored were asked for. */
function startOthers(ports: LeaderPorts) {
  const events = { ...ports.events, subscribeHeads: () => noop }
  const { load } = startHeadsSync({ ...ports, events }, () => -Infinity)
  return startAllBoards(ports, () => ['nfl'], load)
}

const slugsOf = (questions: readonly { readonly slug: string }[]) => questions.map(({ slug }) => slug)

function openOthers() {
  const world = createWorld()
  for (const slug of SLUGS) world.server.publish(slug)
  const { refresh, stop } = startOthers(world.ports)
  return { ...world, refresh, stop }
}

describe('the leagues nobody looks at', () => {
  it('are stored within one round, with their heads; the one that is shown is left to its own sync', async () => {
    const { storage, server } = openOthers()
    await settle()
    expect(
      storage
        .lastAll('boards')
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['mlb', 'nba', 'ncaab', 'ncaaf', 'nhl'])
    expect(storage.lastAll('heads')).toHaveLength(SLUGS.length)
    expect(server.requests.map(({ slug }) => slug)).not.toContain('nfl')
  })

  it('are asked for two at a time, so that a slow line has room for the league on screen', async () => {
    const world = createWorld()
    let [under, most] = [0, 0]
    const fetchBoard: typeof world.ports.fetchBoard = async (slug) => {
      most = Math.max(most, (under += 1))
      await new Promise<void>((resolve) => world.time.timers.after(1, resolve))
      under -= 1
      return world.server.fetchBoard(slug)
    }
    startOthers({ ...world.ports, fetchBoard })
    await world.time.pass(1000)
    expect([most, world.server.requests.length]).toEqual([2, OTHERS.length])
  })

  it('are asked for again when they are stale, after a quarter of an hour, with the revision known', async () => {
    const { server, time } = openOthers()
    await time.pass(899_999)
    expect(asked(server)).toHaveLength(OTHERS.length)
    await time.pass(1)
    expect(asked(server).slice(OTHERS.length)).toEqual([{ slug: 'nba', knownRev: 'a-1' }])
  })

  it('are asked for again too when the server has set its clock back by hours', async () => {
    const { server, time } = openOthers()
    await time.pass(1)
    time.clock.learn(time.clock.now() - 5 * HOUR_MS)
    await time.pass(120_000)
    expect(slugsOf(asked(server).slice(OTHERS.length))).toEqual(['nba'])
  })

  it('are asked only for what has changed when the device has a recent board', async () => {
    const { server, storage, time } = openOthers()
    await time.pass(1)
    server.score('nba')
    await time.pass(899_999)
    expect(server.changesAsked).toEqual([{ slug: 'nba', knownRev: 'a-1' }])
    expect(server.requests).toHaveLength(OTHERS.length)
    expect((await storage.read('boards', 'nba'))?.board.rev).toBe('a-2')
  })

  it.each([
    ['a game is live', [liveGame('g1', 0)]],
    ['nothing is live', []],
  ])(
    'are all, even the last of them, asked only for changes after the first round: %s',
    async (_what, games) => {
      const { server, time, ports } = createWorld()
      for (const slug of SLUGS) server.boards.set(slug, boardOf(slug, 'a-1', games))
      startOthers(ports)
      await time.pass(45 * 60_000)
      // Leagues without a board here are asked for whole.
      const whole = server.requests.slice(OTHERS.length).map(({ slug }) => slug)
      expect(whole.filter((slug) => server.boards.has(slug))).toEqual([])
      expect(new Set(server.changesAsked.map(({ slug }) => slug)).size).toBe(SLUGS.length - 1)
    },
  )

  it('are asked for whole boards when the changes do not lead to the current board', async () => {
    const { server, storage, time } = openOthers()
    server.tellNoChanges()
    await time.pass(1)
    server.score('nba')
    await time.pass(899_999)
    expect(server.requests.slice(OTHERS.length)).toEqual([{ slug: 'nba', knownRev: 'a-1' }])
    expect((await storage.read('boards', 'nba'))?.board.rev).toBe('a-2')
  })

  it('are asked for only once when the server does not answer, and keep the stored board', async () => {
    const { server, storage, time } = openOthers()
    await time.pass(1)
    server.goDown()
    await time.pass(899_999)
    expect([server.changesAsked.length, server.requests.length]).toEqual([1, OTHERS.length])
    expect((await storage.read('boards', 'nba'))?.board.rev).toBe('a-1')
  })

  it('are asked for one a round: every 60 s while a game is live', async () => {
    const { server, time } = openOthers()
    await time.pass(900_000 + 2 * 60_000)
    expect(
      asked(server)
        .slice(OTHERS.length)
        .map(({ slug }) => slug),
    ).toEqual(['nba', 'mlb', 'nhl'])
  })

  it('are asked for one a round: every 120 s when nothing is live', async () => {
    const { server, time, ports } = createWorld()
    for (const slug of SLUGS) server.boards.set(slug, boardOf(slug, 'a-1', []))
    startOthers(ports)
    await time.pass(960_000)
    expect(asked(server)).toHaveLength(OTHERS.length + 1)
    await time.pass(120_000)
    expect(asked(server)).toHaveLength(OTHERS.length + 2)
  })

  it('are asked for again in the order of their last answers', async () => {
    const { server, time, ports } = createWorld()
    for (const slug of SLUGS) server.publish(slug)
    const fetchBoard: typeof ports.fetchBoard = async (slug) => {
      if (slug === 'nba') await new Promise<void>((resolve) => time.timers.after(5000, resolve))
      return server.fetchBoard(slug)
    }
    startOthers({ ...ports, fetchBoard })
    await time.pass(905_000)
    expect(slugsOf(server.changesAsked)).toEqual(['mlb'])
  })

  it('are asked for again after an error that nobody has foreseen', async () => {
    const { server, storage, time, ports } = createWorld()
    server.publish('nba')
    let tries = 0
    const fetchBoard: typeof ports.fetchBoard = async (slug) => {
      if (slug === 'nba' && tries++ === 0) throw new Error('a bug')
      return server.fetchBoard(slug)
    }
    startOthers({ ...ports, fetchBoard })
    await time.pass(119_999)
    expect(storage.lastAll('boards')).toEqual([])
    await time.pass(1)
    expect(slugsOf(storage.lastAll('boards'))).toEqual(['nba'])
  })

  it('need the heads of all leagues once; later their own sync keeps them', async () => {
    const { time, ports } = createWorld()
    const load = vi.fn(async () => true)
    startAllBoards(ports, () => ['nfl'], load)
    await time.pass(1_200_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('do not hold each other up: each board that comes is stored', async () => {
    const { server, storage, ports } = createWorld()
    server.publish('nhl')
    startOthers(ports)
    await settle()
    expect(storage.lastAll('boards').map(({ slug }) => slug)).toEqual(['nhl'])
  })

  it('are all asked for again two minutes after a visit began without a server', async () => {
    const { server, storage, time, ports } = createWorld()
    for (const slug of SLUGS) server.publish(slug)
    server.goDown()
    startOthers(ports)
    await time.pass(60_000)
    expect(slugsOf(server.requests)).toEqual(OTHERS)
    server.comeBack()
    await time.pass(60_000)
    expect(storage.lastAll('boards')).toHaveLength(SLUGS.length - 1)
    expect(storage.lastAll('heads')).toHaveLength(SLUGS.length)
  })

  it('are asked for as soon as the server is back, all that have grown stale without it', async () => {
    const { server, time, refresh } = openOthers()
    await time.pass(899_999)
    server.goDown()
    await time.pass(60_001)
    server.comeBack()
    server.requests.length = server.changesAsked.length = 0
    refresh()
    await settle()
    expect(slugsOf(asked(server)).toSorted()).toEqual(OTHERS.toSorted())
    refresh()
    await settle()
    expect(asked(server)).toHaveLength(OTHERS.length)
  })

  it('are asked for after a quarter of an hour though the server has set back a clock that was a day ahead', async () => {
    const { server, time, ports } = createWorld()
    for (const slug of SLUGS) server.publish(slug)
    ports.clock.learn(time.wall() + DAY_MS)
    const { stop } = startOthers({ ...ports, fetchHeads: async () => undefined })
    await settle()
    expect(ports.clock.now()).toBe(time.wall())
    await time.pass(900_000)
    expect(asked(server).length).toBeGreaterThan(OTHERS.length)
    stop()
  })

  it('have their logos kept, and the same list kept again after a quarter of an hour', async () => {
    const { logos, time } = openOthers()
    await time.pass(899_999)
    expect(logos).toEqual([['/api/image/A.png', '/api/image/H.png']])
    await time.pass(60_000)
    expect(logos).toHaveLength(2)
  })

  it('have a new logo kept a minute later, also one of the league that is shown', async () => {
    const { logos, time, storage } = openOthers()
    await settle()
    const game = liveGame('g1', 0)
    const games = [{ ...game, homeTeam: { ...game.homeTeam, logo: '/api/image/N.png' } }]
    await storage.save('boards', { slug: 'nfl', board: boardOf('nfl', 'a-1', games), checkedAt: '' })
    await time.pass(60_000)
    expect(logos.slice(1)).toEqual([['/api/image/A.png', '/api/image/H.png', '/api/image/N.png']])
  })

  it('are left alone after stop', async () => {
    const { server, time, stop } = openOthers()
    await settle()
    stop()
    await time.pass(1_200_000)
    expect(asked(server)).toHaveLength(OTHERS.length)
  })

  it('are left alone after stop also when only the first two have answered', async () => {
    const { server, ports } = createWorld()
    server.holdAnswers()
    const { stop } = startOthers(ports)
    await settle()
    stop()
    server.releaseAnswers()
    await settle()
    expect(slugsOf(server.requests)).toEqual(OTHERS.slice(0, 2))
  })
})
