import { beforeEach, describe, expect, it } from 'vitest'
import type { GameReply } from '../../backend/game-api'
import type { Matchup } from '../../domain/box-score/matchup'
import type { Game } from '../../domain/game/game'
import { liveGame } from '../../domain/testing/sample-game'
import type { Permission } from '../../domain/people/tiers/permission'
import type { GameStatsState } from '../../domain/ticker/game-stats-state'
import type { StoredGame } from '../../storage/rows'
import { createGameWorld } from '../testing/game-world'
import { startGameSync, type GameSync, type GameTrouble } from './game-sync'
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
  let troubles: (GameTrouble | undefined)[] = []
  let sync: GameSync
  const may = (permission: Permission) => permission === 'view_box_scores'
  const open = async (game?: Game) => {
    const opened = { slug: 'nfl', id: '401', key: 'ann/nfl/401', game: () => game, may } as const
    sync = startGameSync(gamePorts, opened, (trouble) => troubles.push(trouble))
    await settle()
  }
  beforeEach(() => {
    ;({ world, gamePorts } = createGameWorld())
    troubles = []
  })

  const stored = () => world.storage.read('games', 'ann/nfl/401')

  it('is asked for at once and stored', async () => {
    world.game = reply('active')
    await open()
    expect(troubles).toEqual([undefined])
    expect(await stored()).toEqual(storedAs('active'))
  })

  it.each([
    [{ locked: ['view_box_scores'], looks: 1, requests: 5 }],
    [{ locked: ['view_detailed_stats'], looks: 0, requests: 4 }],
    [{ locked: [], looks: 0, requests: 4 }],
  ] as const)(
    'has the session looked at, once, and asks again if what that allows is refused: %j',
    async ({ locked, looks, requests }) => {
      const given = reply('active') as Extract<GameReply, { kind: 'game' }>
      world.game = { ...given, answer: { ...given.answer, locked } }
      await open()
      await world.time.pass(30_000)
      expect([world.asked.length, world.denied]).toEqual([requests, looks])
    },
  )

  it('is asked for every 10 s while the game is live', async () => {
    world.game = reply('active')
    await open()
    await world.time.pass(9999)
    expect(world.asked).toEqual(['nfl/401'])
    await world.time.pass(20_001)
    expect(world.asked).toHaveLength(4)
  })

  it('is asked for every 30 s of a game on no board that began so long ago that the feed must have forgotten its end', async () => {
    const live = reply('active') as Extract<GameReply, { kind: 'game' }>
    const matchup = { start: '2026-01-09T18:00:00Z' } as Matchup
    world.game = { ...live, answer: { ...live.answer, matchup } }
    await open()
    await world.time.pass(29_999)
    expect(world.asked).toHaveLength(1)
    await world.time.pass(1)
    expect(world.asked).toHaveLength(2)
  })

  it('is not asked for again once the game is over', async () => {
    world.game = reply('complete')
    await open()
    await world.time.pass(3_600_000)
    expect(world.asked).toHaveLength(1)
  })

  it('is asked for again when its answer says that it is over, as long as the board shows it under way', async () => {
    world.game = reply('complete')
    await open(liveGame({ id: '401' }))
    await world.time.pass(30_000)
    expect(world.asked).toHaveLength(2)
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

  it.each([true, false])(
    'that is opened in a hidden page is asked for when the page is seen, auto refresh on: %j',
    async (isOn) => {
      world.autoRefresh = isOn
      world.visible = false
      await open()
      expect(world.asked).toEqual([])
      world.visible = true
      world.wake()
      expect(world.asked).toEqual(['nfl/401'])
    },
  )

  it('with auto refresh off is asked for only when it is opened and when somebody refreshes it', async () => {
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

  it('with auto refresh off is asked for until the answer comes that somebody waits for', async () => {
    world.autoRefresh = false
    await open()
    await world.time.pass(1500)
    expect(world.asked).toHaveLength(2)
    world.game = reply('active')
    world.wake()
    await settle()
    expect([world.asked.length, troubles.at(-1)]).toEqual([3, undefined])
    await world.time.pass(60_000)
    expect(world.asked).toHaveLength(3)
  })

  it('stays as it was stored when there is no connection, and says why it is not newer', async () => {
    await world.storage.save('games', storedAs('active'))
    await open()
    expect(await stored()).toEqual(storedAs('active'))
    expect(troubles).toEqual([{ error: 'no connection', isUnknown: false }])
  })

  it('is not replaced by an older answer that came late', async () => {
    const later = { ...storedAs('complete'), checkedAt: '2026-01-11T18:00:01.000Z' }
    await world.storage.save('games', later)
    world.game = reply('active')
    await open()
    expect(await stored()).toEqual(later)
  })

  it('is replaced when it was stored before the server’s clock was set back', async () => {
    const ahead = { ...storedAs('complete'), checkedAt: new Date(Date.now() + 3_600_000).toISOString() }
    await world.storage.save('games', ahead)
    world.game = reply('active')
    await open()
    expect(await stored()).toEqual(storedAs('active'))
  })

  it('keeps the last good answer through a failure, and tries again after 1 s, 2 s', async () => {
    world.game = reply('active')
    await open()
    world.game = { kind: 'failed', error: 'HTTP error! status: 502' }
    await world.time.pass(10_000)
    expect(await stored()).toEqual(storedAs('active'))
    expect(troubles.at(-1)?.error).toBe('HTTP error! status: 502')
    const askedAfter = async (ms: number) => {
      await world.time.pass(ms)
      return world.asked.length
    }
    expect([await askedAfter(999), await askedAfter(1)]).toEqual([2, 3])
    expect([await askedAfter(1999), await askedAfter(1)]).toEqual([3, 4])
    world.game = reply('halftime')
    await world.time.pass(4000)
    expect(await stored()).toEqual(storedAs('halftime'))
    expect(troubles.at(-1)).toBeUndefined()
  })

  it('that the server does not know is reported once and not asked for again', async () => {
    world.game = { kind: 'failed', error: 'There is no such game.', isUnknown: true }
    await open()
    expect(troubles).toEqual([{ error: 'There is no such game.', isUnknown: true }])
    await world.time.pass(600_000)
    expect(world.asked).toHaveLength(1)
  })

  it('of a game on the board is asked for again, even when the server says that it does not know it', async () => {
    world.game = { kind: 'failed', error: 'The feed has nothing there.', isUnknown: true }
    await open(liveGame())
    expect(troubles).toEqual([{ error: 'The feed has nothing there.', isUnknown: false }])
    await world.time.pass(1500)
    expect(world.asked).toHaveLength(2)
  })

  it('is stored with the game as the board shows it, or showed it last', async () => {
    world.game = reply('active')
    const game = liveGame({ id: '401' })
    await open(game)
    expect((await stored())?.game).toEqual(game)
    sync.stop()
    await open()
    expect((await stored())?.game).toEqual(game)
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
