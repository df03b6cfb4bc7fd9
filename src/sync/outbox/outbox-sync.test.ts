import { describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../storage/storage'
import { freshStorage } from '../../storage/testing/fresh-storage'
import { letDexieFollow } from '../../storage/testing/dexie-over-fake'
import { createOutboxWorld } from '../testing/outbox-world'

describe('the outbox', () => {
  it('sends what several presses did in one request, and keeps nothing of it', async () => {
    const world = createOutboxWorld()
    world.open()
    await Promise.all([world.put(), world.put(), world.put()])
    await world.time.pass(1000)
    expect(world.server.requests).toEqual([expect.objectContaining({ length: 3 })])
    expect([world.server.effects(), await world.left(), world.happened.at(-1)]).toEqual([3, 0, 'delivered'])
  })

  it.each(['questions', 'answers'] as const)('does each thing once when %s are lost', async (what) => {
    const world = createOutboxWorld()
    world.open()
    world.server.lose(what)
    await world.put()
    await world.time.pass(5000)
    expect(await world.left()).toBe(1)
    expect(world.happened).toContain('asked the browser')
    world.server.lose('nothing')
    await world.time.pass(60_000)
    expect([world.server.effects(), await world.left()]).toEqual([1, 0])
  })

  it('does each thing once in two tabs, and after both were closed', async () => {
    const world = createOutboxWorld()
    const tabs = [world.open(), world.open()]
    world.server.lose('answers')
    await Promise.all([world.put(), world.put()])
    await world.time.pass(1000)
    for (const tab of tabs) tab.stop()
    world.server.lose('nothing')
    world.open()
    await world.put()
    await world.time.pass(60_000)
    expect([world.server.effects(), await world.left()]).toEqual([3, 0])
  })

  it('leaves the entries of somebody else to them', async () => {
    const world = createOutboxWorld()
    world.open()
    await world.put({ user: 'ben' })
    await world.time.pass(60_000)
    expect([world.server.requests, await world.left()]).toEqual([[], 1])
    world.user = { id: 'ben', token: 't2' }
    await world.wake()
    expect([world.server.effects(), await world.left()]).toEqual([1, 0])
  })

  it('keeps what is refused with its reason, sends it no more, and goes on with the others', async () => {
    const world = createOutboxWorld()
    world.open()
    world.server.judge(({ id, at }) => (at === 2 ? { id, outcome: 'refused', reason: 'No' } : undefined))
    await world.put({ kind: 'favourites', at: 2 })
    await world.put()
    await world.time.pass(60_000)
    expect(world.server.requests).toHaveLength(1)
    expect(await world.storage.readAll('outbox')).toMatchObject([{ at: 2, refused: 'No' }])
    expect(world.happened).toContain('delivered')
  })

  it('finds the one entry for which the server refuses the whole request, and delivers all others', async () => {
    const world = createOutboxWorld()
    world.server.read(({ at }) => at !== 30)
    for (let at = 1; at <= 120; at++) await world.put({ kind: 'favourites', at })
    world.open()
    await world.time.pass(5000)
    expect(world.server.effects()).toBe(119)
    expect(await world.storage.readAll('outbox')).toMatchObject([{ at: 30, refused: 'An entry has no name' }])
    expect(world.server.requests.length).toBeLessThan(15)
    expect(world.happened.at(-1)).toBe('delivered')
  })

  it('does not ask about each entry at once where the server reads none of them', async () => {
    const world = createOutboxWorld()
    world.server.read(() => false)
    for (let at = 1; at <= 200; at++) await world.put({ kind: 'favourites', at })
    world.open()
    await world.time.pass(1200)
    expect(world.server.requests.length).toBeLessThan(40)
    expect(await world.left()).toBe(200)
  })

  it('does not send again what the server cannot read from a device that cannot delete', async () => {
    const world = createOutboxWorld({ ...createStorage(), remove: async () => {} })
    world.server.read(() => false)
    world.open()
    await world.put()
    await world.time.pass(60_000)
    expect(world.server.requests).toHaveLength(1)
  })

  it.each(['log', 'usage', 'session', 'alerts-read', 'guest-metrics'] as const)(
    'asks nobody what to do about a refused entry of the kind %s, which the app has written by itself',
    async (kind) => {
      const world = createOutboxWorld()
      world.open()
      world.server.judge(({ id }) => ({ id, outcome: 'refused', reason: 'It is too long ago' }))
      await world.put({ kind })
      await world.time.pass(60_000)
      expect([world.server.requests.length, await world.left()]).toEqual([1, 0])
      expect(world.happened).toContain('delivered')
    },
  )

  it('delivers what a user did although the server puts the lines of the log off', async () => {
    const world = createOutboxWorld()
    world.server.judge(({ id, kind }) => (kind === 'log' ? { id, outcome: 'later' } : undefined))
    for (const at of [1, 2, 3]) await world.put({ kind: 'log', body: { text: 'x'.repeat(9000) }, at })
    await world.put({ kind: 'preferences', body: { compactMode: true }, at: 4 })
    world.open()
    await world.time.pass(5000)
    expect(world.server.effects()).toBe(1)
    expect((await world.storage.readAll('outbox')).map(({ kind }) => kind)).toEqual(['log', 'log', 'log'])
  })

  it('delivers what a user chose although the server fails to write a hundred older entries', async () => {
    const world = createOutboxWorld()
    world.server.judge(({ id, kind }) => (kind === 'usage' ? { id, outcome: 'later' } : undefined))
    for (let at = 1; at <= 100; at++) await world.put({ at })
    await world.put({ kind: 'favourites', at: 101 })
    world.open()
    await world.time.pass(5000)
    expect([world.server.effects(), await world.left()]).toEqual([1, 100])
  })

  it('says nothing while nothing waits', async () => {
    const world = createOutboxWorld()
    world.open()
    await world.time.pass(60_000)
    expect([world.server.requests, world.happened]).toEqual([[], []])
  })

  it('sends nothing twice in a row from a device that cannot delete', async () => {
    const world = createOutboxWorld({ ...createStorage(), remove: async () => {} })
    world.open()
    await world.put()
    await world.time.pass(1000)
    expect(world.server.requests).toHaveLength(1)
  })
})

describe('the outbox in a database', () => {
  letDexieFollow()

  it('sends what a user does who signed in only after the page was opened', async () => {
    const world = createOutboxWorld(freshStorage().storage)
    world.user = undefined
    let looks = 0
    world.open({ readUser: async () => ((looks += 1), world.user) })
    await vi.waitFor(() => expect(looks).toBeGreaterThan(0))
    world.user = { id: 'ann', token: 't' }
    await world.put()
    await vi.waitFor(async () => {
      await world.time.pass(1000)
      expect([world.server.effects(), await world.left()]).toEqual([1, 0])
    })
  })
})
