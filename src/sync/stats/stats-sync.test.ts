import { describe, expect, it } from 'vitest'
import { log } from '../../platform/log'
import { settle } from '../testing/hand-time'
import { answer, followStatsForEach, reply, shown, sync, world } from '../testing/stats-world'

followStatsForEach()

describe('the stats of the games in sight', () => {
  it('come in one request', async () => {
    sync.watch('2', false)
    sync.watch('1', false)
    expect(await shown('1')).toBeUndefined()
    await world.time.pass(100)
    expect(world.asked).toEqual(['nfl?1,2'])
    expect(await shown('1')).toEqual(answer('1'))
  })

  it('come in one request also when the page wakes up while cards come into sight', async () => {
    sync.watch('1', false)
    world.wake()
    sync.watch('2', false)
    await world.time.pass(100)
    expect(world.asked).toEqual(['nfl?1,2'])
  })

  it('are asked for once in 10 s, however many cards come into sight meanwhile', async () => {
    sync.watch('1', false)
    await world.time.pass(100)
    for (const id of ['2', '3', '4']) {
      sync.watch(id, false)
      await world.time.pass(1000)
    }
    expect(world.asked).toEqual(['nfl?1'])
    await world.time.pass(7000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1,2,3,4'])
  })

  it('are asked for with the stored revision of each game, whatever else is in sight; unchanged ones stay', async () => {
    const first = { ...answer('1'), rev: 'aa' }
    world.stats = reply(first)
    sync.watch('1', false)
    await world.time.pass(100)
    sync.watch('2', false)
    world.stats = reply(answer('2'))
    await world.time.pass(10_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1@aa,2'])
    expect(await shown('1')).toEqual(first)
    expect(await shown('2')).toEqual(answer('2'))
  })

  it('take the figures that changed, but not into what another tab has stored meanwhile', async () => {
    const figure = (displayValue: string) => ({
      name: 'A',
      team: 'KC',
      statType: 'x',
      value: 1,
      displayValue,
    })
    const first = { ...answer('1'), rev: 'aa', tickerStats: [figure('1 YD'), figure('2 YDS')] }
    world.stats = reply(first)
    sync.watch('1', false)
    await world.time.pass(100)
    world.stats = reply({ id: '1', rev: 'bb', figures: { 1: figure('9 YDS') } })
    await world.time.pass(10_000)
    const second = { ...first, rev: 'bb', tickerStats: [figure('1 YD'), figure('9 YDS')] }
    expect(await shown('1')).toEqual(second)
    world.stats = reply({ id: '1', rev: 'cc', figures: { 0: figure('7 YDS') } })
    let answerNow = () => {}
    world.held = new Promise((done) => (answerNow = done))
    await world.time.pass(10_000)
    expect(world.asked.at(-1)).toBe('nfl?1@bb')
    const other = { key: `${world.viewer}/nfl/1`, answer: { ...second, rev: 'dd' } }
    await world.storage.save('stats', { ...other, checkedAt: new Date(world.time.wall()).toISOString() })
    answerNow()
    await settle()
    expect(await shown('1')).toEqual({ ...second, rev: 'dd' })
  })

  it('with auto refresh off come once for each game, and again when somebody asks', async () => {
    world.autoRefresh = false
    world.stats = reply(answer('1'))
    sync.watch('1', false)
    await world.time.pass(60_000)
    expect(world.asked).toEqual(['nfl?1'])
    world.stats = reply(answer('2'))
    sync.watch('2', false)
    await world.time.pass(60_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?2'])
    sync.refresh()
    await world.time.pass(60_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?2', 'nfl?1,2'])
    world.autoRefresh = true
    sync.refresh()
    await world.time.pass(20_000)
    expect(world.asked).toHaveLength(5)
  })

  it('with auto refresh off are asked for until the server knows them', async () => {
    world.autoRefresh = false
    world.stats = { kind: 'stats', stats: { games: [], pending: ['1'], locked: [] } }
    sync.watch('1', false)
    await world.time.pass(100)
    world.stats = reply(answer('1'))
    await world.time.pass(60_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1'])
  })

  it('are asked for until a game that is over is complete', async () => {
    sync.watch('1', true)
    await world.time.pass(100)
    world.stats = reply(answer('1', 'complete'))
    await world.time.pass(60_000)
    expect(world.asked).toHaveLength(2)
  })

  it('are asked for again while the answer about a game that is over does not say that it is complete', async () => {
    world.stats = reply({ id: '1', tickerStats: [] })
    sync.watch('1', true)
    await world.time.pass(10_100)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1'])
  })

  it('are asked for again ten seconds after a fault in a request', async () => {
    world.held = Promise.reject(new Error('a fault'))
    sync.watch('1', false)
    await world.time.pass(100)
    world.held = Promise.resolve()
    await world.time.pass(10_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1'])
  })

  it('are not asked for when nothing is in sight, or the page is hidden', async () => {
    const leave = sync.watch('1', false)
    world.visible = false
    await world.time.pass(60_000)
    expect(world.asked).toEqual([])
    world.visible = true
    world.wake()
    await settle()
    leave()
    await world.time.pass(60_000)
    expect(world.asked).toEqual(['nfl?1'])
  })

  it('stay through a failure', async () => {
    sync.watch('1', false)
    await world.time.pass(100)
    world.stats = { kind: 'failed', error: 'no connection' }
    await world.time.pass(10_000)
    expect(world.asked).toHaveLength(2)
    expect(await shown('1')).toEqual(answer('1'))
  })

  it('are asked for as soon as the page wakes up after a failure, and not after an answer', async () => {
    sync.watch('1', false)
    await world.time.pass(100)
    world.wake()
    await settle()
    expect(world.asked).toHaveLength(1)
    world.stats = { kind: 'failed', error: 'no connection' }
    await world.time.pass(10_000)
    world.wake()
    await settle()
    expect(world.asked).toHaveLength(3)
  })

  it('have their check time renewed once a minute while they stay the same', async () => {
    sync.watch('1', false)
    await world.time.pass(100)
    const checkedAt = async () => (await world.storage.read('stats', 'ann/nfl/1'))?.checkedAt
    const first = await checkedAt()
    world.stats = reply()
    await world.time.pass(50_000)
    expect(await checkedAt()).toBe(first)
    await world.time.pass(10_000)
    expect(Date.parse((await checkedAt())!) - Date.parse(first!)).toBe(60_000)
    expect(await shown('1')).toEqual(answer('1'))
  })

  it('go on for the cards that stay when others leave', async () => {
    sync.watch('1', false)
    const leave = sync.watch('2', false)
    await world.time.pass(100)
    world.stats = { kind: 'failed', error: 'no connection' }
    await world.time.pass(10_000)
    leave()
    world.wake()
    await settle()
    expect(world.asked).toEqual(['nfl?1,2', 'nfl?1,2', 'nfl?1'])
  })

  it('are followed until the last card has left, which may leave twice', async () => {
    const leaves = [sync.watch('1', false), sync.watch('2', false)]
    expect(world.listening()).toBe(1)
    leaves[0]!()
    expect(world.listening()).toBe(1)
    for (const leave of leaves) leave()
    leaves[1]!()
    expect(world.listening()).toBe(0)
  })

  it('are stored without any trouble when all cards have left before the answer', async () => {
    const lines = log.entries().length
    let answerNow = () => {}
    world.held = new Promise((done) => (answerNow = done))
    const leave = sync.watch('1', false)
    await world.time.pass(100)
    leave()
    answerNow()
    await settle()
    expect([await shown('1'), log.entries().slice(lines)]).toEqual([answer('1'), []])
  })
})
