import { describe, expect, it, test } from 'vitest'
import type { Board } from '../board/board'
import { sampleCup, sampleMatch } from '../cup/testing/sample-cup'
import { playingPlayer, sampleTournament, waitingPlayer } from '../golf/testing/sample-tournament'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { liveGame, offGame, sampleBoard, scheduledGame } from '../testing/sample-game'
import { nextStartMs, openDays } from './next-start'

/** Noon on the day of the sample board, Eastern. */
const NOON = Date.parse('2026-09-06T16:00:00Z')
const H = 3_600_000
const NEVER = Infinity
const at = (hours: number) => new Date(NOON + hours * H).toISOString()
const hoursTo = (board: Board) => (nextStartMs(board) - NOON) / H

describe('the next start', () => {
  test('of games is the earliest of those to come', () => {
    const games = [
      scheduledGame({ start: at(5) }),
      scheduledGame({ start: at(3) }),
      liveGame({ start: at(1) }),
    ]
    expect(hoursTo(sampleBoard({ games }))).toBe(3)
    expect(hoursTo(sampleBoard({ games: [liveGame({ start: at(1) })] }))).toBe(NEVER)
  })

  const golf = (state: 'pre' | 'in' | 'post', ...players: ReturnType<typeof waitingPlayer>[]) =>
    sampleGolfBoard({ tournaments: [sampleTournament({ state, start: at(2) })], players })
  const waits = (hours: number) => waitingPlayer({ teeTime: at(hours) })

  test.each<[string, Board, number]>([
    ['the first tee time of a waiting player', golf('in', waits(20), waits(19), waitingPlayer()), 19],
    ['a tee time before the start of its tournament', golf('pre', waits(4)), 4],
    ['the start of a tournament without tee times', golf('pre', waitingPlayer()), 2],
    [
      'none of a tournament that starts at Eastern midnight, when nobody plays',
      sampleGolfBoard({ tournaments: [sampleTournament({ state: 'pre', start: '2026-09-10T04:00:00Z' })] }),
      NEVER,
    ],
    ['none during a tournament without tee times', golf('in'), NEVER],
    ['none of a tournament that is over', golf('post', waits(4)), NEVER],
    [
      'not the tee time of a player on the course',
      sampleGolfBoard({ players: [{ ...playingPlayer(), teeTime: at(4) } as never] }),
      NEVER,
    ],
  ])('of golf is %s', (_what, board, hours) => {
    expect(hoursTo(board)).toBe(hours)
  })

  const pre = (hours: number) => sampleMatch('open', { state: 'pre', startTime: at(hours) })
  const begun = sampleMatch('open', { startTime: at(1) })
  const cup = (state: 'pre' | 'in' | 'post') => sampleCup({ state, startDate: at(2) })

  test.each<[string, Board, number]>([
    ['the first match that has not begun', sampleCupBoard({ matches: [pre(5), begun, pre(3)] }), 3],
    ['a match before the start of the cup', sampleCupBoard({ cup: cup('pre'), matches: [pre(4)] }), 4],
    ['the start of a cup whose matches nobody knows', sampleCupBoard({ cup: cup('pre') }), 2],
    [
      'none during a cup whose matches have all begun',
      sampleCupBoard({ cup: cup('in'), matches: [begun] }),
      NEVER,
    ],
    [
      'none of a match whose time is open',
      sampleCupBoard({ cup: cup('in'), matches: [sampleMatch('open', { state: 'pre' })] }),
      NEVER,
    ],
    ['none once the cup is over', sampleCupBoard({ cup: cup('post'), matches: [pre(3)] }), NEVER],
    ['none without a cup', sampleCupBoard(), NEVER],
  ])('of the cup is %s', (_what, board, hours) => {
    expect(hoursTo(board)).toBe(hours)
  })
})

describe('the days on which something can begin at an hour that is not known', () => {
  const TODAY = '2026-09-06'
  const over = sampleTournament({ state: 'post' })
  const pre = (start: string | undefined) => sampleTournament({ state: 'pre', start: start as never })

  it.each([
    ['is on', sampleTournament(), [TODAY]],
    ['is over', over, []],
    ['begins today', pre(at(0)), [TODAY]],
    ['should have begun', pre(at(-48)), ['2026-09-04']],
    ['begins tomorrow', pre('2026-09-07T04:00:00Z'), ['2026-09-07']],
    ['has no start', pre(undefined), []],
  ])('of a tournament that %s', (_what, tournament, days) => {
    expect(openDays(sampleGolfBoard({ tournaments: [over, tournament] }), TODAY)).toEqual(days)
  })

  it.each([
    ['is on', sampleCup(), [TODAY]],
    ['is over', sampleCup({ state: 'post', startDate: at(-48) }), []],
    ['begins today', sampleCup({ state: 'pre', startDate: '2026-09-06T04:00:00Z' }), [TODAY]],
    ['should have begun', sampleCup({ state: 'pre', startDate: at(-48) }), ['2026-09-04']],
    ['begins tomorrow', sampleCup({ state: 'pre', startDate: at(24) }), ['2026-09-07']],
    ['has no start', sampleCup({ state: 'pre' }), []],
  ])('of a cup that %s', (_what, cup, days) => {
    expect(openDays(sampleCupBoard({ cup }), TODAY)).toEqual(days)
  })

  it('are none without a cup', () => {
    expect(openDays(sampleCupBoard(), TODAY)).toEqual([])
  })

  it.each([
    ['today', TODAY, [TODAY]],
    ['a day ahead', '2026-09-12', ['2026-09-12']],
    ['a day that is over', '2026-09-05', []],
  ])('of games with an open start on %s', (_when, day, days) => {
    const games = [scheduledGame({ start: at(3) }), scheduledGame({ start: `${day}T04:00:00Z` })]
    expect(openDays(sampleBoard({ day, games }), TODAY)).toEqual(days)
    expect(openDays(sampleBoard({ day, games: games.slice(0, 1) }), TODAY)).toEqual([])
  })

  it('are today while a suspended game waits, whatever its day', () => {
    const games = [offGame({ status: 'suspended' })]
    expect(openDays(sampleBoard({ day: '2026-09-05', games }), TODAY)).toEqual([TODAY])
  })
})
