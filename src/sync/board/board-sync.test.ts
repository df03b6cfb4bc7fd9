import { describe, expect, it } from 'vitest'
import { startBoardSync } from './board-sync'
import { settle } from '../testing/hand-time'
import { openNfl } from '../testing/open-nfl'
import { createWorld } from '../testing/world'

describe('a league that is followed', () => {
  it('asks for the snapshot at once, without the live connection', async () => {
    const { server, storage, ports } = createWorld()
    server.publish('nfl')
    startBoardSync('nfl', ports)
    await settle()
    expect(storage.last('boards', 'nfl')?.board.rev).toBe('a-1')
    expect(server.listeners.size).toBe(0)
  })

  it('asks with the revision that the device has stored', async () => {
    const { server, storage, ports } = createWorld()
    server.publish('nfl')
    await storage.save('boards', { slug: 'nfl', board: server.boards.get('nfl')!, checkedAt: '' })
    startBoardSync('nfl', ports)
    await settle()
    expect(server.requests).toEqual([{ slug: 'nfl', knownRev: 'a-1' }])
  })

  it('tells the clock what time it is at the server, each time an answer says so', async () => {
    const { server, ports, time } = createWorld()
    const learned: number[] = []
    const clock = { ...ports.clock, learn: (now: number) => void learned.push(now) }
    const sync = startBoardSync('nfl', { ...ports, clock })
    await settle()
    expect(learned).toEqual([])
    server.publish('nfl')
    sync.refresh()
    await settle()
    expect(learned).toEqual([time.wall()])
  })

  it('asks for the whole board when the browser has wiped the stored one', async () => {
    const { server, storage, sync, rev } = await openNfl()
    await storage.remove('boards', () => true)
    sync.refresh()
    await settle()
    expect([server.requests, rev()]).toEqual([[{ slug: 'nfl', knownRev: undefined }], 'a-1'])
  })

  it('asks with the revision it has when the connection opens', async () => {
    const { server, ports } = createWorld()
    server.publish('nfl')
    startBoardSync('nfl', ports).connect()
    await settle()
    expect(server.requests).toEqual([
      { slug: 'nfl', knownRev: undefined },
      { slug: 'nfl', knownRev: 'a-1' },
    ])
  })

  it('loads again when the connection is back', async () => {
    const { server, isEqual } = await openNfl()
    server.goDown()
    server.score('nfl')
    server.comeBack()
    await settle()
    isEqual()
  })

  it('takes the board of a restarted server, although its revision number is lower', async () => {
    const { server, isEqual, rev } = await openNfl()
    server.scoreAndPush('nfl')
    server.scoreAndPush('nfl')
    await settle()
    server.goDown()
    server.publish('nfl', 'b')
    server.comeBack()
    await settle()
    expect(rev()).toBe('b-1')
    isEqual()
  })

  it('keeps the board and renews its age when nothing has changed', async () => {
    const { server, time, sync, storage } = await openNfl()
    const before = storage.last('boards', 'nfl')
    await time.pass(5000)
    server.requests.length = 0
    sync.refresh()
    await settle()
    const after = storage.last('boards', 'nfl')
    expect(server.requests).toEqual([{ slug: 'nfl', knownRev: 'a-1' }])
    expect(after?.board).toBe(before?.board)
    expect(after?.checkedAt).toBe('2026-01-11T18:00:05.000Z')
  })

  it('keeps the board and its age when no answer comes', async () => {
    const { server, time, sync, storage } = await openNfl()
    const before = storage.last('boards', 'nfl')
    await time.pass(5000)
    server.goDown()
    sync.refresh()
    await settle()
    expect(storage.last('boards', 'nfl')).toEqual(before)
  })

  it('is stored again at the next check when storage was wiped meanwhile', async () => {
    const { time, storage, rev } = await openNfl()
    await storage.remove('boards', () => true)
    expect(rev()).toBeUndefined()
    await time.pass(30_000)
    expect(rev()).toBe('a-1')
  })

  it('asks by itself after two refresh intervals of silence, not before', async () => {
    const { server, time, isEqual } = await openNfl()
    server.score('nfl')
    await time.pass(29_000)
    expect(server.requests).toEqual([])
    await time.pass(1000)
    isEqual()
  })

  it('asks up to a tenth later by chance, so that viewers do not all ask at once', async () => {
    const { server, time, ports } = createWorld()
    server.publish('nfl')
    startBoardSync('nfl', { ...ports, random: () => 1 })
    await time.pass(16_499)
    expect(server.requests).toHaveLength(1)
    await time.pass(1)
    expect(server.requests).toHaveLength(2)
  })

  it('asks no more often than a slow server asks the feed', async () => {
    const { server, time, ports } = createWorld()
    time.clock.learn(time.wall(), 1, 60_000)
    server.publish('nfl')
    startBoardSync('nfl', ports)
    await time.pass(59_000)
    expect(server.requests).toHaveLength(1)
    await time.pass(1000)
    expect(server.requests).toHaveLength(2)
  })

  it('asks at every refresh interval while there is no live connection', async () => {
    const { server, time, ports } = createWorld()
    server.publish('nfl')
    startBoardSync('nfl', ports)
    await time.pass(45_000)
    expect(server.requests).toHaveLength(4)
  })

  it('asks as often while one try to connect after the other fails', async () => {
    const { server, time, ports } = createWorld()
    server.publish('nfl')
    let fail = () => {}
    const subscribeBoard: typeof server.events.subscribeBoard = (_slug, listener) => {
      fail = () => listener.onLost()
      return () => {}
    }
    startBoardSync('nfl', { ...ports, events: { ...server.events, subscribeBoard } }).connect()
    for (let turn = 0; turn < 9; turn++) {
      await time.pass(5000)
      fail()
    }
    expect(server.requests).toHaveLength(4)
  })

  it('goes on when the connection is lost before there is a board', async () => {
    const { server, ports, storage } = createWorld()
    startBoardSync('nfl', ports).connect()
    await settle()
    server.goDown()
    server.publish('nfl')
    server.comeBack()
    await settle()
    expect(storage.last('boards', 'nfl')?.board.rev).toBe('a-1')
  })

  it('slows down while the server is away and is right again when it is back', async () => {
    const { server, time, isEqual } = await openNfl()
    server.goDown()
    await time.pass(15_000)
    server.requests.length = 0
    await time.pass(14_000)
    expect(server.requests).toHaveLength(3)
    await time.pass(600_000)
    expect(server.requests.length).toBeLessThan(30)
    server.comeBack()
    await settle()
    isEqual()
  })

  it('is silent after stop', async () => {
    const { server, sync, time, rev } = await openNfl()
    const [listener] = server.listeners.keys()
    sync.stop()
    // A push may be on its way from the network to its listener.
    listener!.onMessage(server.score('nfl'))
    await time.pass(600_000)
    expect([server.requests, rev()]).toEqual([[], 'a-1'])
    expect(server.listeners.size).toBe(0)
  })
})
