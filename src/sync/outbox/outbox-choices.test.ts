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
    expect(world.happened.filter((one) => one === 'choices of ann')).toHaveLength(2)
    outbox.noteOtherChoice()
    await world.time.pass(60_000)
    expect(world.server.requests).toHaveLength(2)
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

  it('asks once more when somebody asks while an answer is on its way', async () => {
    const world = createOutboxWorld()
    const outbox = world.open()
    outbox.exchange()
    outbox.exchange()
    await world.time.pass(1000)
    expect(world.server.requests).toEqual([[], []])
  })
})
