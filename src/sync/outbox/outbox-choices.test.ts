import { describe, expect, it } from 'vitest'
import { createOutboxWorld } from '../testing/outbox-world'

describe('the outbox', () => {
  it('asks for the choices of other devices even with nothing to send, and again when no answer came', async () => {
    const world = createOutboxWorld()
    const outbox = world.open()
    world.server.lose('questions')
    outbox.exchange()
    await world.time.pass(0)
    expect(world.happened).not.toContain('choices of ann')
    world.server.lose('nothing')
    await world.time.pass(10_000)
    expect(world.happened).toContain('choices of ann')
    world.user = undefined
    outbox.exchange()
    await world.time.pass(10_000)
    expect(world.server.requests).toHaveLength(2)
  })

  it('asks again when another device chose something while an answer was on its way, which may be older', async () => {
    const world = createOutboxWorld()
    const outbox = world.open()
    outbox.exchange()
    outbox.noteOtherChoice()
    await world.time.pass(1000)
    const once = ['choices of ann', 'delivered']
    expect(world.happened).toEqual([...once, ...once])
    outbox.noteOtherChoice()
    await world.time.pass(60_000)
    expect(world.server.requests).toHaveLength(2)
    // A choice that came while no answer was on its way is known, so nobody asks again after the next one.
    await world.put()
    await world.time.pass(60_000)
    expect(world.happened).toEqual([...once, ...once, ...once])
  })

  it('asks again in the same way though the server puts off what waits here', async () => {
    const world = createOutboxWorld()
    const outbox = world.open()
    world.server.judge(({ id }) => ({ id, outcome: 'later' }))
    await world.put()
    await world.time.pass(1000)
    outbox.exchange()
    outbox.noteOtherChoice()
    await world.time.pass(60_000)
    expect(world.happened).toEqual(['choices of ann', 'choices of ann', 'choices of ann'])
  })

  it('asks for the choices of who signs in while the server refuses the token of who was here before', async () => {
    const world = createOutboxWorld()
    const outbox = world.open({
      async send(token, entries) {
        if (token !== 't') return world.server.send(token, entries)
        world.user = { id: 'ben', token: 't2' }
        outbox.exchange()
        return { kind: 'denied' }
      },
    })
    outbox.exchange()
    await world.time.pass(60_000)
    expect(world.happened).toContain('choices of ben')
  })

  it('asks once more when somebody asks several times while an answer is on its way', async () => {
    const world = createOutboxWorld()
    const outbox = world.open()
    outbox.exchange()
    outbox.exchange()
    outbox.exchange()
    await world.time.pass(1000)
    expect(world.server.requests).toEqual([[], []])
  })

  it.each([
    ['has delivered all', 'done'],
    ['was put off', 'later'],
  ] as const)('asks no more for what it was told, also when it %s', async (_what, outcome) => {
    const world = createOutboxWorld()
    world.server.judge(({ id }) => ({ id, outcome }))
    const outbox = world.open()
    await world.put()
    outbox.exchange()
    await world.time.pass(200)
    const before = world.server.requests.length
    // Another tab sends what is pressed next, and this one finds nothing to send when its time has come.
    await world.put()
    await world.time.pass(200)
    await world.storage.remove('outbox', () => true)
    await world.time.pass(3_600_000)
    expect(world.server.requests).toHaveLength(before)
  })
})
