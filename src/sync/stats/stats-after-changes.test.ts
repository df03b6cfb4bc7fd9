import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '../../domain/time/intervals'
import { log } from '../../platform/log'
import { settle } from '../testing/hand-time'
import { boardOf, liveGame } from '../testing/sample-boards'
import { followStatsForEach, sync, world } from '../testing/stats-world'

followStatsForEach()

describe('the stats of games in sight whose changes the board shows', () => {
  let revision = 0
  let release = () => {}
  /** The board's next revision, with these scores in games 1 and 2. */
  const saveBoard = async (score: number, second = 0) => {
    const board = boardOf('nfl', `a-${(revision += 1)}`, [liveGame('1', score), liveGame('2', second)])
    const checkedAt = new Date(world.time.wall()).toISOString()
    await world.storage.save('boards', { slug: 'nfl', board, checkedAt })
    await settle()
  }
  beforeEach(async () => {
    await saveBoard(0)
    sync.watch('1', false)
    sync.watch('2', false)
    // Goes past the request that is made once a minute.
    await world.time.pass(95_000)
    world.asked.length = 0
  })

  it('are asked for at once when a game has changed, and only of that one', async () => {
    await saveBoard(7)
    await world.time.pass(100)
    expect(world.asked).toEqual(['nfl?1'])
  })

  it('are asked for at once also when the next request is allowed just then', async () => {
    await saveBoard(7)
    await world.time.pass(10_100)
    await saveBoard(8)
    await world.time.pass(100)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1'])
  })

  it('of a game without news cost nothing when another card of it comes into sight', async () => {
    const lines = log.entries().length
    sync.watch('1', false)
    await world.time.pass(1000)
    expect([world.asked, log.entries().slice(lines)]).toEqual([[], []])
    // Nor does a change wait because of a request that was never made.
    await saveBoard(7)
    await world.time.pass(100)
    expect(world.asked).toEqual(['nfl?1'])
  })

  it('are asked for every ten seconds while nobody answers somebody who wants to know', async () => {
    world.stats = { kind: 'failed', error: 'no connection' }
    sync.refresh()
    await world.time.pass(25_000)
    expect(world.asked).toEqual(['nfl?1,2', 'nfl?1,2', 'nfl?1,2'])
  })

  it('are asked for once more when no change followed, because the server’s stats may be ten seconds old', async () => {
    await saveBoard(7)
    await world.time.pass(19_000)
    expect(world.asked).toHaveLength(1)
    await world.time.pass(2000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1'])
  })

  it('are asked for once for each change when one change follows another', async () => {
    for (let score = 1; score <= 3; score++) {
      await saveBoard(score)
      await world.time.pass(14_000)
    }
    expect(world.asked).toHaveLength(3)
  })

  it('are asked for ten seconds apart, however fast the game changes', async () => {
    for (let score = 1; score <= 10; score++) {
      await saveBoard(score)
      await world.time.pass(2000)
    }
    expect(world.asked).toHaveLength(2)
  })

  it('are asked for ten seconds after a request during which another game came into sight', async () => {
    await saveBoard(7)
    world.held = new Promise((resolve) => (release = resolve))
    await world.time.pass(100)
    sync.watch('3', false)
    release()
    await settle()
    await world.time.pass(10_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1,3'])
  })

  it('are asked for once a minute while nothing happens, because stats are corrected too', async () => {
    const looks = vi.spyOn(world.storage, 'read')
    await world.time.pass(180_000)
    expect(world.asked).toEqual(['nfl?1,2', 'nfl?1,2', 'nfl?1,2'])
    // Two games are looked up for each request, and none in between.
    expect(looks.mock.calls.filter(([table]) => table === 'stats')).toHaveLength(6)
  })

  it('are asked for until the server knows what changed', async () => {
    world.stats = { kind: 'stats', stats: { games: [], pending: ['1'], locked: [] } }
    await saveBoard(7)
    await world.time.pass(25_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?1', 'nfl?1'])
  })

  it('are asked for also after the server has set back a clock that was a day ahead', async () => {
    const { clock, wall } = world.time
    clock.learn(wall() + DAY_MS)
    await saveBoard(7)
    await world.time.pass(100)
    clock.learn(wall())
    world.asked.length = 0
    await saveBoard(14)
    await world.time.pass(10_000)
    expect(world.asked).toEqual(['nfl?1,2'])
    world.asked.length = 0
    await saveBoard(21)
    await world.time.pass(60_000)
    expect(world.asked).toEqual(['nfl?1', 'nfl?2'])
  })

  it('are asked for as seldom as ever once a board without changes follows a clock that was set back', async () => {
    const { clock, wall } = world.time
    clock.learn(wall() + DAY_MS)
    await saveBoard(7)
    await world.time.pass(100)
    clock.learn(wall())
    await world.time.pass(10_000)
    await saveBoard(7, 3)
    await world.time.pass(30_000)
    world.asked.length = 0
    await world.time.pass(50_000)
    expect(world.asked).toEqual(['nfl?1,2'])
  })
})
