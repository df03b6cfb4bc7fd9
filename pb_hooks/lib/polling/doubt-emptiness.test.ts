import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../src/domain/game/game'
import { HOLD_MS } from '../../../src/domain/game/held-situation'
import {
  finalGame,
  liveGame,
  offGame,
  sampleBoard,
  scheduledGame,
} from '../../../src/domain/testing/sample-game'
import { addDays } from '../../../src/domain/time/eastern'
import { invalid } from './ask-feed'
import { doubtEmptiness, WITHDRAWN_AFTER_MS, type Vanished } from './doubt-emptiness'
import type { Fetched } from './fetch-part'

let said: unknown[] = []
vi.stubGlobal('$app', { logger: () => ({ warn: (...line: unknown[]) => said.push(line) }) })
beforeEach(() => void (said = []))

const DAY = '2026-09-06'
const NOW = Date.parse('2026-09-06T18:00:00Z')
const answerWith = (games: readonly Game[]): Fetched => ({
  ok: true,
  scoreboard: { ok: true, games, dropped: [], unreadableDates: 0 },
  lines: {},
})
const EMPTY = answerWith([])
const board = (games: readonly Game[], day = DAY) => sampleBoard({ day, games })
const doubted = (games: readonly Game[], known?: Vanished, now = NOW) =>
  doubtEmptiness(EMPTY, DAY, board(games), known, now)

/** Whether an answer without any event is believed while the board has these games of the day. */
const isBelieved = (...games: readonly Game[]) => doubted(games).fetched.ok

describe('an answer without any event', () => {
  it('is a fault of the feed when the board has results of that day', () => {
    expect(isBelieved(finalGame())).toBe(false)
    expect(isBelieved(finalGame({ id: '1' }), scheduledGame({ id: '2' }))).toBe(false)
    expect(doubted([finalGame()])).toEqual({
      fetched: invalid('no events although there were games'),
      vanished: undefined,
    })
  })

  it('is believed when no game of that day was to be played', () => {
    expect([isBelieved(), isBelieved(offGame()), isBelieved(liveGame({ lastNight: true }))]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('does not take away games that are about to begin, unless they stay away', () => {
    const games = [scheduledGame({ id: '3' }), scheduledGame({ id: '4' }), offGame({ id: '5' })]
    const first = doubted(games)
    expect(first).toMatchObject({ fetched: { ok: false }, vanished: { id: '3', at: NOW } })
    expect(doubted(games, first.vanished, NOW + WITHDRAWN_AFTER_MS).fetched.ok).toBe(false)
    expect(doubted(games, first.vanished, NOW + WITHDRAWN_AFTER_MS + 1)).toEqual({
      fetched: EMPTY,
      vanished: undefined,
    })
    expect(said).toEqual([])
  })

  it('is believed when no board, or that of another day, is known', () => {
    const known = { id: '1', at: NOW }
    const nothing = { fetched: EMPTY, vanished: known }
    expect(doubtEmptiness(EMPTY, DAY, undefined, known, NOW)).toEqual(nothing)
    expect(doubtEmptiness(EMPTY, DAY, board([finalGame()], addDays(DAY, -1)), known, NOW)).toEqual(nothing)
  })

  it('is a fault when it stands for last night, whose games the board of the next day still has', () => {
    const morning = (...games: readonly Game[]) =>
      doubtEmptiness(EMPTY, DAY, board(games, addDays(DAY, 1)), undefined, NOW).fetched.ok
    expect(morning(liveGame({ id: '1', lastNight: true }), scheduledGame({ id: '2' }))).toBe(false)
    expect(morning(scheduledGame())).toBe(true)
  })
})

describe('an answer that is no empty one', () => {
  it.each([
    ['has games', answerWith([liveGame()])],
    ['failed', invalid('something else')],
  ])('is taken as it is when it %s', (_what, fetched) => {
    const games = [finalGame({ id: '1' }), liveGame({ id: '2', lastNight: true })]
    for (const day of [DAY, addDays(DAY, 1)])
      expect(doubtEmptiness(fetched, DAY, board(games, day), undefined, NOW)).toEqual({
        fetched,
        vanished: undefined,
      })
  })
})

describe('the only game of a day that vanishes while it is played', () => {
  const only = [liveGame({ id: '7' }), liveGame({ id: '8', lastNight: true })]

  it('is held for as long as a situation, and is then gone with a line in the log', () => {
    const first = doubted(only)
    expect(first).toMatchObject({ fetched: { ok: false }, vanished: { id: '7', at: NOW } })
    const held = doubted(only, first.vanished, NOW + HOLD_MS)
    expect(held).toMatchObject({ fetched: { ok: false }, vanished: { id: '7', at: NOW } })
    expect(said).toEqual([])
    expect(doubted(only, held.vanished, NOW + HOLD_MS + 1)).toEqual({ fetched: EMPTY, vanished: undefined })
    expect(said).toEqual([['A live game is gone from the feed', 'league', 'nfl', 'event', '7']])
  })

  it('is held anew when it is another than before', () => {
    const other = { id: '6', at: NOW - 2 * HOLD_MS }
    expect(doubted(only, other).vanished).toEqual({ id: '7', at: NOW })
  })

  it('stays for good when it is not the only one, or is over', () => {
    const later = (...games: readonly Game[]) => doubted(games, { id: '7', at: 0 }, NOW)
    expect(later(liveGame({ id: '7' }), liveGame({ id: '8' }))).toMatchObject({
      fetched: { ok: false },
      vanished: undefined,
    })
    expect(later(liveGame({ id: '7' }), scheduledGame({ id: '8' })).fetched.ok).toBe(false)
    expect(later(finalGame({ id: '7' })).fetched.ok).toBe(false)
  })
})
