import { beforeEach, describe, expect, it } from 'vitest'
import type { GameReply } from '../../backend/game-api'
import type { GameStatsState } from '../../domain/ticker/game-stats-state'
import type { StoredGame } from '../../storage/db'
import { createGameWorld } from '../testing/game-world'
import { startGameSync, type GameSync, type OpenGame } from './game-sync'
import { settle, START } from '../testing/hand-time'

const CHECKED_AT = '2026-01-11T18:00:00.000Z'

function reply(state: GameStatsState): GameReply {
  const answer = { id: '401', sport: 'NFL', status: { state }, locked: [] } as const
  return { kind: 'game', answer, checkedAt: CHECKED_AT }
}

function storedAs(state: GameStatsState): StoredGame {
  const answer = { id: '401', sport: 'NFL', status: { state }, locked: [] } as const
  return { key: 'ann/nfl/401', slug: 'nfl', answer, checkedAt: CHECKED_AT, openedAt: START }
}

describe('an open box score', () => {
  let { world, gamePorts } = createGameWorld()
  let shown: OpenGame[] = []
  let sync: GameSync
  const open = async () => {
    sync = startGameSync(gamePorts, { slug: 'nfl', id: '401', game: () => undefined }, (game) =>
      shown.push(game),
    )
    await settle()
  }
  beforeEach(() => {
    ;({ world, gamePorts } = createGameWorld())
    shown = []
  })

  it('is asked for at once, shown and stored', async () => {
    world.game = reply('active')
    await open()
    expect(shown).toEqual([{ stored: storedAs('active'), trouble: undefined }])
    expect(world.saved).toEqual([storedAs('active')])
  })

  it('is asked for every 10 s while the game is live', async () => {
    world.game = reply('active')
    await open()
    await world.time.pass(9999)
    expect(world.asked).toEqual(['nfl/401'])
    await world.time.pass(20_001)
    expect(world.asked).toHaveLength(4)
  })

  it('is not asked for again once the game is over', async () => {
    world.game = reply('complete')
    await open()
    await world.time.pass(3_600_000)
    expect(world.asked).toHaveLength(1)
  })

  it('asks for nothing while the page is hidden, and at once when it comes back', async () => {
    world.game = reply('active')
    await open()
    world.visible = false
    await world.time.pass(60_000)
    expect(world.asked).toHaveLength(1)
    world.visible = true
    world.wake()
    expect(world.asked).toHaveLength(2)
  })

  it('with auto refresh off is asked for when it is opened and when somebody wants to know', async () => {
    world.autoRefresh = false
    world.game = reply('active')
    await open()
    world.wake()
    await world.time.pass(60_000)
    expect(world.asked).toHaveLength(1)
    sync.refresh()
    await world.time.pass(60_000)
    expect(world.asked).toHaveLength(2)
  })

  it('shows what was stored when there is no connection, and why it is not newer', async () => {
    world.stored.set('ann/nfl/401', storedAs('active'))
    await open()
    expect(shown.at(-1)).toEqual({ stored: storedAs('active'), trouble: 'no connection' })
  })

  it('never shows what was stored for somebody else', async () => {
    world.viewer = 'guest'
    world.stored.set('ann/nfl/401', storedAs('active'))
    await open()
    expect(shown).toEqual([{ stored: undefined, trouble: 'no connection' }])
  })

  it('keeps the last good answer through a failure, and tries again after 1 s, 2 s', async () => {
    world.game = reply('active')
    await open()
    world.game = { kind: 'failed', error: 'HTTP error! status: 502' }
    await world.time.pass(10_000)
    expect(shown.at(-1)).toEqual({ stored: storedAs('active'), trouble: 'HTTP error! status: 502' })
    await world.time.pass(3000)
    expect(world.asked).toHaveLength(4)
    world.game = reply('halftime')
    await world.time.pass(4000)
    expect(shown.at(-1)).toEqual({ stored: storedAs('halftime'), trouble: undefined })
  })

  it('is left alone once it is closed', async () => {
    world.game = reply('active')
    await open()
    sync.stop()
    await world.time.pass(60_000)
    world.wake()
    expect(world.asked).toHaveLength(1)
  })
})
