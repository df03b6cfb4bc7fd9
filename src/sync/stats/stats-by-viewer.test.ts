import { describe, expect, it } from 'vitest'
import type { StatsReply } from '../../backend/game-api'
import { settle } from '../testing/hand-time'
import { answer, followStatsForEach, reply, shown, sync, world } from '../testing/stats-world'

followStatsForEach()

const REFUSAL: StatsReply = {
  kind: 'stats',
  stats: { games: [{ id: '1' }], pending: [], locked: ['view_player_stats'] },
}

describe('the stats of the games in sight', () => {
  it('that arrive after the viewer has changed are stored for nobody', async () => {
    let answerNow = () => {}
    world.held = new Promise((done) => (answerNow = done))
    sync.watch('1', false)
    await world.time.pass(100)
    world.viewer = 'bob'
    answerNow()
    await settle()
    expect(await world.storage.readAll('stats')).toEqual([])
  })

  it('are asked for anew when another viewer looks, also with auto refresh off', async () => {
    world.autoRefresh = false
    sync.watch('1', false)
    await world.time.pass(10_000)
    world.viewer = 'bob'
    sync.watch('2', false)
    await world.time.pass(1000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1,2'])
  })

  it('are not asked for again by a viewer whom the server refuses, until somebody else looks', async () => {
    world.stats = REFUSAL
    sync.watch('1', false)
    await world.time.pass(60_000)
    expect(world.asked).toEqual(['nfl?1'])
    expect([sync.missing(), await shown('1')]).toEqual(['view_player_stats', undefined])
    world.viewer = 'bob'
    world.stats = reply(answer('1'))
    sync.watch('1', false)
    await world.time.pass(100)
    expect(await shown('1')).toEqual(answer('1'))
  })

  it('are asked for again by a viewer with a new token: the server may have refused only the old one', async () => {
    world.stats = REFUSAL
    sync.watch('1', false)
    await world.time.pass(100)
    const heard: unknown[] = []
    sync.onLocked(() => heard.push(sync.missing()))
    world.token = 'newer'
    world.stats = reply(answer('1'))
    expect(sync.missing()).toBeUndefined()
    world.wake()
    await world.time.pass(10_000)
    expect([heard, await shown('1')]).toEqual([[undefined], answer('1')])
  })

  it('that the server refuses are gone from the device, those of other leagues and viewers are not', async () => {
    const checkedAt = new Date(world.time.wall()).toISOString()
    for (const key of ['ann/nfl/1', 'ann/nba/1', 'bob/nfl/1'])
      await world.storage.save('stats', { key, answer: answer('1'), checkedAt })
    world.stats = REFUSAL
    sync.watch('1', false)
    await world.time.pass(100)
    const rows = await world.storage.readAll('stats')
    expect(rows.map(({ key }) => key)).toEqual(['ann/nba/1', 'bob/nfl/1'])
  })

  it('tell listeners that they are refused, and that they no longer are, until the listener leaves', async () => {
    const heard: unknown[] = []
    const leave = sync.onLocked(() => heard.push(sync.missing()))
    world.stats = REFUSAL
    sync.watch('1', false)
    await world.time.pass(100)
    expect(heard).toEqual(['view_player_stats'])
    world.viewer = 'bob'
    world.stats = reply(answer('1'))
    sync.refresh()
    await world.time.pass(10_000)
    expect(heard).toEqual(['view_player_stats', undefined])
    leave()
    world.viewer = 'ann'
    sync.refresh()
    await world.time.pass(10_000)
    expect(heard).toHaveLength(2)
  })

  it('that the server refuses make the page look at its session, once for each viewer', async () => {
    world.stats = REFUSAL
    sync.watch('1', false)
    await world.time.pass(100)
    expect(world.denied).toBe(1)
    // The server has confirmed the session with a new token, and refuses again.
    world.token = 'newer'
    sync.refresh()
    await world.time.pass(10_000)
    expect([world.asked.length, sync.missing(), world.denied]).toEqual([2, 'view_player_stats', 1])
    world.viewer = 'bob'
    sync.refresh()
    await world.time.pass(10_000)
    expect([world.asked.length, world.denied]).toEqual([3, 2])
  })

  it('that come say nothing against the session', async () => {
    sync.watch('1', false)
    await world.time.pass(100)
    expect([world.asked.length, world.denied]).toEqual([1, 0])
  })
})
