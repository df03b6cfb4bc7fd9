import { describe, expect, it } from 'vitest'
import { createOutboxWorld } from '../testing/outbox-world'

describe('the outbox, once it is stopped,', () => {
  it('sends nothing more, and follows neither what is pressed nor what wakes it', async () => {
    const world = createOutboxWorld()
    world.server.lose('questions')
    let looks = 0
    const outbox = world.open({ readUser: async () => ((looks += 1), world.user) })
    await world.put()
    await world.time.pass(300)
    outbox.stop()
    looks = 0
    await world.put()
    outbox.exchange()
    await world.time.pass(60_000)
    expect([world.server.requests.length, looks, world.happened.at(-1)]).toEqual([1, 0, 'no longer woken'])
  })

  it.each([
    ['a delivery', 'nothing', 'delivered'],
    ['a failure', 'questions', 'asked the browser'],
    ['a refusal', 'its trust', 'denied'],
  ] as const)('does not report %s when the answer comes', async (_what, loses, report) => {
    const world = createOutboxWorld()
    world.server.lose(loses)
    const outbox = world.open()
    outbox.exchange()
    outbox.stop()
    await world.time.pass(60_000)
    expect(world.server.requests).toHaveLength(1)
    expect(world.happened).not.toContain(report)
  })
})
