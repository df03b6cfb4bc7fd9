import { describe, expect, it } from 'vitest'
import { liveGame, finalGame, sampleTeam } from '../testing/sample-game'
import type { LiveGame } from './game'
import { isStuck, isUnderWay, unchangedSince, withStuckMark, type Unchanged } from './stuck'

const EIGHT = Date.parse('2026-09-06T20:00:00Z')
const after = (hours: number) => EIGHT + hours * 3_600_000

/** What a poller shows of a game that it sees at these hours after eight. */
function shownLast(polls: readonly (readonly [hours: number, game: LiveGame])[]): LiveGame {
  let known: Unchanged | undefined
  let shown: LiveGame = liveGame()
  for (const [hours, game] of polls) {
    known = unchangedSince(game, known, after(hours))
    shown = withStuckMark(game, known, after(hours))
  }
  return shown
}

describe('a live game', () => {
  it('is stuck when nothing in it has changed for two hours, and says since when', () => {
    const shown = shownLast([
      [0, liveGame()],
      [2, liveGame()],
    ])
    expect(shown).toEqual({ ...liveGame(), stuckSince: '2026-09-06T20:00:00.000Z' })
    expect([isStuck(shown), isUnderWay(shown)]).toEqual([true, false])
  })

  it('is under way a moment before that', () => {
    const shown = shownLast([
      [0, liveGame()],
      [1.999, liveGame()],
    ])
    expect(shown).toEqual(liveGame())
    expect([isStuck(shown), isUnderWay(shown)]).toEqual([false, true])
  })

  const situation = { kind: 'basketball', lastPlay: 'Jump ball' } as const
  it.each<[string, Partial<LiveGame>]>([
    ['a score', { awayTeam: sampleTeam({ score: 3 }) }],
    ['the period', { quarter: '4Q • 8:36' }],
    ['the clock', { timeLeft: '8:35' }],
    ['the feed’s text', { startTime: '8:35 - 3rd' }],
    ['a delay', { delay: 'Rain Delay' }],
    ['the last play', { situation }],
  ])('goes on with any change: %s', (_what, changes) => {
    const moved = liveGame(changes)
    expect(
      shownLast([
        [0, liveGame()],
        [1.5, moved],
        [3, moved],
      ]),
    ).toEqual(moved)
    // The same holds if the game was stuck before and comes from a board with its mark.
    expect(
      shownLast([
        [0, liveGame()],
        [3, liveGame()],
        [4, { ...moved, stuckSince: 'before' }],
      ]),
    ).toEqual(moved)
  })

  it('is stuck two hours after the clock was set back, and not only when the clock has caught up', () => {
    const polls = [0, -24, -23.5, -22].map((hours) => [hours, liveGame()] as const)
    expect(shownLast(polls)).toMatchObject({ stuckSince: '2026-09-05T20:00:00.000Z' })
  })

  it('is stuck although its weather changes', () => {
    const weather = (temp: number) => liveGame({ weather: { temp, condition: 'Clear', estimated: false } })
    const shown = shownLast([
      [0, weather(60)],
      [2, weather(61)],
    ])
    expect(isStuck(shown)).toBe(true)
  })
})

it('a game that is over is neither stuck nor under way', () => {
  expect([isStuck(finalGame()), isUnderWay(finalGame())]).toEqual([false, false])
})
