import { describe, expect, it } from 'vitest'
import { sendAgain } from '../../storage/refused-entries'
import { createOutboxWorld } from '../testing/outbox-world'
import { adoptFavourites } from './adopt-choices'

describe('the outbox whose server puts entries off', () => {
  it('sends again later what the server has put off', async () => {
    const world = createOutboxWorld()
    world.open()
    world.server.judge(({ id }) => ({ id, outcome: 'later' }))
    await world.put()
    await world.time.pass(5 * 60_000)
    expect(world.server.requests).toHaveLength(1)
    world.server.judge(() => undefined)
    await world.time.pass(10 * 60_000)
    expect(await world.left()).toBe(0)
  })

  it('leaves what was put off its time, whatever is written meanwhile, and sends what is pressed', async () => {
    const world = createOutboxWorld()
    const choices = [{ team: 'nfl/12', on: true, at: 5 }] as const
    world.open({ onChoices: (user) => adoptFavourites(world.storage, user, choices) })
    world.server.judge(({ id, at }) => (at === 1 ? { id, outcome: 'later' } : undefined))
    await world.put()
    await world.time.pass(60_000)
    const [putOff] = await world.storage.readAll('outbox')
    expect(putOff).toStrictEqual({ id: putOff!.id, user: 'ann', kind: 'usage', body: {}, at: 1 })
    expect(world.server.requests).toEqual([[putOff!.id]])
    await world.put({ at: 2 })
    await world.time.pass(60_000)
    expect([world.server.effects(), await world.left()]).toEqual([1, 1])
    expect(world.server.requests.map(({ length }) => length)).toEqual([1, 2, 1])
  })

  it('sends soon what is pressed while the server puts something off', async () => {
    const world = createOutboxWorld()
    world.server.judge(({ id, at }) => (at === 1 ? { id, outcome: 'later' } : undefined))
    let answerNow = () => {}
    const held = new Promise<void>((done) => (answerNow = done))
    world.open({
      async send(token, entries) {
        const reply = await world.server.send(token, entries)
        await held
        return reply
      },
    })
    await world.put()
    await world.time.pass(300)
    await world.put({ at: 2 })
    await world.time.pass(200)
    answerNow()
    await world.time.pass(1000)
    expect([world.server.effects(), await world.left()]).toEqual([1, 1])
  })

  it('sends soon what was put off and then refused, once its user wants it sent again', async () => {
    const world = createOutboxWorld()
    world.open()
    world.server.judge(({ id }) => ({ id, outcome: 'later' }))
    await world.put({ kind: 'favourites' })
    await world.time.pass(1000)
    world.server.judge(({ id }) => ({ id, outcome: 'refused', reason: 'No' }))
    await world.time.pass(10 * 60_000)
    const [refused] = await world.storage.readAll('outbox')
    expect(refused).toMatchObject({ refused: 'No' })
    world.server.judge(() => undefined)
    await sendAgain(world.storage, refused!, 9)
    await world.time.pass(1000)
    expect(await world.left()).toBe(0)
  })

  it('sends what was put off when a hidden tab hears that trying is worth it', async () => {
    const world = createOutboxWorld()
    world.isVisible = false
    world.open()
    world.server.judge(({ id }) => ({ id, outcome: 'later' }))
    await world.put()
    await world.time.pass(1000)
    world.server.judge(() => undefined)
    await world.wake()
    await world.time.pass(1000)
    expect(await world.left()).toBe(0)
  })
})
