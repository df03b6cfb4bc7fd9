import { describe, expect, it, test } from 'vitest'
import type { Board } from '../board/board'
import { sampleCup, sampleMatch } from '../cup/testing/sample-cup'
import { playingPlayer, sampleTournament, waitingPlayer } from '../golf/testing/sample-tournament'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { liveGame, sampleBoard, scheduledGame } from '../testing/sample-game'
import { nextStartMs, startsAnyTime } from './next-start'

/** Noon on the day of the sample board, Eastern. */
const NOON = Date.parse('2026-09-06T16:00:00Z')
const H = 3_600_000
const at = (hours: number) => new Date(NOON + hours * H).toISOString()
const hoursTo = (board: Board) => {
  const next = nextStartMs(board)
  return next === undefined ? undefined : (next - NOON) / H
}

describe('the next start', () => {
  test('of games is the earliest of those to come', () => {
    const games = [
      scheduledGame({ start: at(5) }),
      scheduledGame({ start: at(3) }),
      liveGame({ start: at(1) }),
    ]
    expect(hoursTo(sampleBoard({ games }))).toBe(3)
    expect(hoursTo(sampleBoard({ games: [liveGame({ start: at(1) })] }))).toBeUndefined()
  })

  const golf = (state: 'pre' | 'in' | 'post', ...players: ReturnType<typeof waitingPlayer>[]) =>
    sampleGolfBoard({ tournaments: [sampleTournament({ state, start: at(2) })], players })
  const waits = (hours: number) => waitingPlayer({ teeTime: at(hours) })

  test.each<[string, Board, number | undefined]>([
    ['the first tee time of a waiting player', golf('in', waits(20), waits(19), waitingPlayer()), 19],
    ['a tee time before the start of its tournament', golf('pre', waits(4)), 4],
    ['the start of a tournament without tee times', golf('pre', waitingPlayer()), 2],
    [
      'none of a tournament that starts at Eastern midnight, when nobody plays',
      sampleGolfBoard({ tournaments: [sampleTournament({ state: 'pre', start: '2026-09-10T04:00:00Z' })] }),
      undefined,
    ],
    ['none during a tournament without tee times', golf('in'), undefined],
    ['none of a tournament that is over', golf('post', waits(4)), undefined],
    [
      'not the tee time of a player on the course',
      sampleGolfBoard({ players: [{ ...playingPlayer(), teeTime: at(4) } as never] }),
      undefined,
    ],
  ])('of golf is %s', (_what, board, hours) => {
    expect(hoursTo(board)).toBe(hours)
  })

  const pre = (hours: number) => sampleMatch('open', { state: 'pre', startTime: at(hours) })
  const begun = sampleMatch('open', { startTime: at(1) })
  const cup = (state: 'pre' | 'in' | 'post') => sampleCup({ state, startDate: at(2) })

  test.each<[string, Board, number | undefined]>([
    ['the first match that has not begun', sampleCupBoard({ matches: [pre(5), begun, pre(3)] }), 3],
    ['a match before the start of the cup', sampleCupBoard({ cup: cup('pre'), matches: [pre(4)] }), 4],
    ['the start of a cup whose matches nobody knows', sampleCupBoard({ cup: cup('pre') }), 2],
    [
      'none during a cup whose matches have all begun',
      sampleCupBoard({ cup: cup('in'), matches: [begun] }),
      undefined,
    ],
    [
      'none of a match whose time is open',
      sampleCupBoard({ cup: cup('in'), matches: [sampleMatch('open', { state: 'pre' })] }),
      undefined,
    ],
    ['none once the cup is over', sampleCupBoard({ cup: cup('post'), matches: [pre(3)] }), undefined],
    ['none without a cup', sampleCupBoard(), undefined],
  ])('of the cup is %s', (_what, board, hours) => {
    expect(hoursTo(board)).toBe(hours)
  })
})

describe('something can begin at any time today', () => {
  const over = sampleTournament({ state: 'post' })

  it.each([
    ['is on', sampleTournament(), true],
    ['is over', over, false],
    ['begins today', sampleTournament({ state: 'pre', start: at(0) }), true],
    ['should have begun', sampleTournament({ state: 'pre', start: at(-48) }), true],
    ['begins tomorrow', sampleTournament({ state: 'pre', start: at(24) }), false],
    ['has no start', sampleTournament({ state: 'pre', start: undefined as never }), false],
  ])('in a tournament that %s: %s', (_what, tournament, any) => {
    expect(startsAnyTime(sampleGolfBoard({ tournaments: [over, tournament] }), NOON)).toBe(any)
  })

  it.each(['pre', 'in', 'post'] as const)('in a cup that is %s, only while it is on', (state) => {
    expect(startsAnyTime(sampleCupBoard({ cup: sampleCup({ state }) }), NOON)).toBe(state === 'in')
  })

  it('never without a cup', () => {
    expect(startsAnyTime(sampleCupBoard(), NOON)).toBe(false)
  })
})
