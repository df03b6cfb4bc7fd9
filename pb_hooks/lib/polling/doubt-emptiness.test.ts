import { describe, expect, it } from 'vitest'
import type { Game } from '../../../src/domain/game/game'
import { finalGame, offGame, sampleBoard, scheduledGame } from '../../../src/domain/testing/sample-game'
import { doubtEmptiness } from './doubt-emptiness'

const DAY = '2026-09-06'
const EMPTY = {
  ok: true,
  scoreboard: { ok: true, games: [], dropped: [], unreadableDates: 0 },
  lines: {},
} as const

/** Whether an answer without any event is believed while the board has these games of the day. */
function isBelieved(...games: readonly Game[]): boolean {
  return doubtEmptiness(EMPTY, DAY, sampleBoard({ day: DAY, games }), undefined, 0).fetched.ok
}

describe('an answer without any event', () => {
  it('is a fault of the feed when the board has results of that day', () => {
    expect(isBelieved(finalGame())).toBe(false)
    expect(isBelieved(finalGame({ id: '1' }), scheduledGame({ id: '2' }))).toBe(false)
  })

  it('is believed when no game of that day was played', () => {
    expect([isBelieved(), isBelieved(scheduledGame()), isBelieved(offGame())]).toEqual([true, true, true])
  })
})
