import { describe, expect, it } from 'vitest'
import { createStorage } from '../../storage/storage'
import { createOutboxWorld } from '../testing/outbox-world'

describe('the outbox', () => {
  it('sends at once when the network comes back', async () => {
    const world = createOutboxWorld()
    world.open()
    world.server.lose('questions')
    await world.put()
    await world.time.pass(120_000)
    world.server.lose('nothing')
    await world.wake()
    expect(await world.left()).toBe(0)
  })

  it('asks in no tab that nobody looks at what other devices chose, but sends from there what waits', async () => {
    const world = createOutboxWorld()
    world.isVisible = false
    for (let tab = 0; tab < 50; tab++) world.open()
    await world.wake()
    await world.time.pass(10_000)
    expect(world.server.requests).toEqual([])
    world.server.lose('questions')
    await world.put()
    await world.time.pass(120_000)
    world.server.lose('nothing')
    const before = world.server.requests.length
    await world.wake()
    await world.time.pass(300)
    expect([await world.left(), world.server.requests.length - before]).toEqual([0, 1])
  })

  it('has nothing to do in a hidden tab for what a device cannot delete, nor while nobody is signed in', async () => {
    const world = createOutboxWorld({ ...createStorage(), remove: async () => {} })
    world.isVisible = false
    world.open()
    await world.put()
    await world.time.pass(1000)
    await world.wake()
    await world.time.pass(1000)
    world.user = undefined
    await world.wake()
    await world.time.pass(1000)
    expect([world.server.requests.length, world.happened]).toEqual([1, ['choices of ann', 'delivered']])
  })

  it('sends soon what is pressed after a delivery', async () => {
    const world = createOutboxWorld()
    world.open()
    for (const at of [1, 2]) {
      await world.put({ at })
      await world.time.pass(1000)
    }
    expect(world.server.effects()).toBe(2)
  })

  it('does not bring back what another tab removed while the server refused it', async () => {
    const world = createOutboxWorld()
    world.server.judge(({ id }) => ({ id, outcome: 'refused', reason: 'No' }))
    world.open({
      async send(token, entries) {
        await world.storage.remove('outbox', () => true)
        return world.server.send(token, entries)
      },
    })
    await world.put({ kind: 'favourites' })
    await world.time.pass(1000)
    expect([world.server.requests.length, await world.left()]).toEqual([1, 0])
  })

  it('waits longer before each retry, even when more is pressed meanwhile', async () => {
    const world = createOutboxWorld()
    world.open()
    world.server.lose('questions')
    await world.put()
    await world.time.pass(300)
    await world.put()
    await world.time.pass(999)
    expect(world.server.requests).toHaveLength(1)
    // 1 s after the first, then 2 s and 4 s.
    await world.time.pass(1 + 2000 + 3999)
    expect(world.server.requests).toHaveLength(3)
    await world.time.pass(1)
    expect(world.server.requests).toHaveLength(4)
    expect(new Set(world.happened)).toEqual(new Set(['asked the browser']))
  })

  it('tries again when the browser refuses it a lock', async () => {
    const world = createOutboxWorld()
    let turns = 0
    world.open({ runAlone: (run) => (turns++ === 0 ? Promise.reject(new Error('no locks')) : run()) })
    await world.put()
    await world.time.pass(300)
    expect([world.server.requests, world.happened]).toEqual([[], ['asked the browser']])
    await world.time.pass(1000)
    expect(await world.left()).toBe(0)
  })

  it('keeps its entries and stops asking when the server no longer lets its user in', async () => {
    const world = createOutboxWorld()
    world.open()
    world.server.lose('its trust')
    await world.put()
    await world.time.pass(3_600_000)
    expect([world.server.requests.length, await world.left(), world.happened]).toEqual([1, 1, ['denied']])
  })

  it('goes on as long as the server takes some of the entries', async () => {
    const world = createOutboxWorld()
    world.open()
    world.server.judge(({ id, at }) => (at === 2 ? { id, outcome: 'later' } : undefined))
    await Promise.all([world.put(), world.put({ at: 2 })])
    await world.time.pass(1000)
    expect(world.server.requests.map(({ length }) => length)).toEqual([2, 1])
    expect(world.happened).not.toContain('delivered')
  })
})
