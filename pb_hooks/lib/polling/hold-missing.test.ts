import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Game } from '../../../src/domain/game/game'
import { HOLD_MS } from '../../../src/domain/game/held-situation'
import { finalGame, liveGame, sampleBoard, scheduledGame } from '../../../src/domain/testing/sample-game'
import { addDays } from '../../../src/domain/time/eastern'
import { invalid } from './ask-feed'
import type { Fetched } from './fetch-part'
import { holdMissing, type Missing } from './hold-missing'

let said: unknown[] = []
vi.stubGlobal('$app', { logger: () => ({ warn: (...line: unknown[]) => said.push(line) }) })
beforeEach(() => void (said = []))

const DAY = '2026-09-06'
const NOW = Date.parse('2026-09-06T18:00:00Z')
const answerWith = (...games: readonly Game[]): Fetched => ({
  ok: true,
  scoreboard: { ok: true, games, dropped: [], unreadableDates: 0 },
  lines: {},
})
const other = liveGame({ id: '9', start: '2026-09-06T20:25:00Z' })
const OTHERS = answerWith(other)
const board = (games: readonly Game[], day = DAY) => sampleBoard({ day, games })
/** The games that stand on the board after an answer that has only the other one. */
const after = (games: readonly Game[], known: Missing = {}, now = NOW) => {
  const { fetched, missing } = holdMissing(OTHERS, DAY, board(games), known, now)
  return { ids: fetched.ok ? fetched.scoreboard.games.map(({ id }) => id) : [], missing }
}

describe('a live game that an answer with other games lacks', () => {
  const START = '2026-09-06T17:00:00Z'
  const lost = liveGame({ id: '7', start: START })

  it('stays in its place for as long as a situation is held, and is then gone with a line in the log', () => {
    const first = after([lost, other])
    expect(first).toEqual({ ids: ['7', '9'], missing: { 7: NOW } })
    expect(after([lost, other], first.missing, NOW + HOLD_MS).ids).toEqual(['7', '9'])
    expect(said).toEqual([])
    expect(after([lost, other], first.missing, NOW + HOLD_MS + 1).ids).toEqual(['9'])
    expect(said).toEqual([['A live game is gone from the feed', 'league', 'nfl', 'event', '7']])
  })

  it('is held anew when it was back in between', () => {
    const back = holdMissing(answerWith(lost, other), DAY, board([lost, other]), { 7: NOW }, NOW)
    expect(back).toEqual({ fetched: answerWith(lost, other), missing: {} })
  })

  it('stays as long on the board of the next day, on which it stands as one of last night', () => {
    const next = board([other, liveGame({ id: '7', start: START, lastNight: true })], addDays(DAY, 1))
    const held = holdMissing(OTHERS, DAY, next, {}, NOW)
    expect(held).toEqual({ fetched: answerWith(lost, other), missing: { 7: NOW } })
    expect(holdMissing(OTHERS, DAY, next, { 7: NOW - HOLD_MS - 1 }, NOW).fetched).toEqual(OTHERS)
    expect(said).toEqual([['A live game is gone from the feed', 'league', 'nfl', 'event', '7']])
  })

  it('is not held anew by an answer for the other day whose games stand on the board', () => {
    const known = { 7: NOW - 1, 5: NOW - 1 }
    const games = [lost, liveGame({ id: '6', lastNight: true })]
    expect(after(games, { ...known, 6: NOW - 2 }).missing).toEqual({ 7: NOW - 1, 6: NOW - 2 })
    const { missing } = holdMissing(OTHERS, addDays(DAY, -1), board(games), known, NOW)
    expect(missing).toEqual({ 7: NOW - 1, 6: NOW })
  })

  it('is held by itself, however many are missing', () => {
    const games = [lost, liveGame({ id: '8', start: START }), other]
    expect(after(games, { 7: NOW - HOLD_MS - 1 })).toEqual({
      ids: ['8', '9'],
      missing: { 7: NOW - HOLD_MS - 1, 8: NOW },
    })
  })
})

describe('an answer is taken as it is', () => {
  it('about a game that it has, but broken', () => {
    const dropped = [{ eventId: '7', reason: 'no competitions' }]
    const scoreboard = { ok: true, games: [other], dropped, unreadableDates: 0 } as const
    const fetched = { ok: true, scoreboard, lines: {} } as const
    const before = board([liveGame({ id: '7' }), other])
    expect(holdMissing(fetched, DAY, before, {}, NOW)).toEqual({ fetched, missing: {} })
  })

  it('about games that are not played now, or were last night', () => {
    const games = [
      scheduledGame({ id: '1' }),
      finalGame({ id: '2' }),
      liveGame({ id: '3', stuckSince: '2026-09-06T15:00:00Z' }),
      liveGame({ id: '4', lastNight: true }),
    ]
    expect(after(games)).toEqual({ ids: ['9'], missing: {} })
  })

  it('when it failed, has no games, or tells of another day than the board', () => {
    const lost = liveGame({ id: '7' })
    const known = { 7: NOW }
    for (const fetched of [invalid('something else'), answerWith()])
      expect(holdMissing(fetched, DAY, board([lost]), known, NOW)).toEqual({ fetched, missing: known })
    for (const before of [undefined, board([lost], addDays(DAY, -1))])
      expect(holdMissing(OTHERS, DAY, before, known, NOW)).toEqual({ fetched: OTHERS, missing: known })
  })
})
