import { describe, expect, it } from 'vitest'
import type { Source } from '../board/board'
import { finalGame, liveGame, sampleBoard, scheduledGame } from '../testing/sample-game'
import { sampleGolfBoard } from '../testing/sample-board'
import { freshnessOf, type BoardOnScreen } from './freshness'
import { REACHED } from './reach'

const CHECKED = Date.parse('2026-09-13T21:00:00Z')
const PACE = { liveMs: 15_000, rate: 1 }
const live = sampleBoard({ games: [liveGame()] })
const later = sampleBoard({ games: [scheduledGame({ start: '2026-09-14T00:20:00Z' })] })

/** How fresh scores are that many seconds after the server confirmed them. */
function seen(seconds: number, more: Partial<BoardOnScreen> = {}) {
  const nowMs = CHECKED + seconds * 1000
  const reach = { kind: 'reached' } as const
  return freshnessOf({
    board: live,
    checkedAtMs: CHECKED,
    nowMs,
    pace: PACE,
    reach,
    isPaused: false,
    ...more,
  })
}
const lostSince = (seconds: number, isOffline = false) =>
  ({ reach: { kind: 'lost', sinceMs: CHECKED + seconds * 1000, isOffline } }) as const
const troubled = (state: Source['state']) => ({
  board: { ...live, source: { state, since: '2026-09-13T20:40:00Z' } },
})

describe('a board that is reached', () => {
  it('is fresh for two refresh intervals: half a minute with a live game, longer without', () => {
    expect([seen(30).kind, seen(31).kind]).toEqual(['fresh', 'old'])
    expect(seen(200, { board: later }).kind).toBe('fresh')
  })

  it('is fresh until the server means to ask again: when a game begins, or at eleven', () => {
    const soon = sampleBoard({ games: [scheduledGame({ start: '2026-09-13T21:02:00Z' })] })
    expect([seen(90, { board: soon }).kind, seen(119, { board: soon }).kind]).toEqual(['fresh', 'fresh'])
    const lastNight = sampleBoard({ day: '2026-09-12', games: [finalGame()] })
    const checkedAtMs = Date.parse('2026-09-13T14:20:00Z')
    const nowMs = Date.parse('2026-09-13T14:59:00Z')
    expect(seen(0, { board: lastNight, checkedAtMs, nowMs }).kind).toBe('fresh')
  })

  it('is fresh for longer when the server asks the feed less often, and on a fast clock for as long as a poll takes', () => {
    const slow = { pace: { liveMs: 120_000, rate: 1 } }
    expect([seen(240, slow).kind, seen(241, slow).kind]).toEqual(['fresh', 'old'])
    expect(seen(120, { pace: { liveMs: 15_000, rate: 60 } }).kind).toBe('fresh')
  })
})

describe('the nearest cause is the one that is told', () => {
  it('no answers and no network mean offline at once; no answers alone count at first as one failed request', () => {
    expect(seen(1, lostSince(1, true)).kind).toBe('offline')
    expect(seen(14, lostSince(1)).kind).toBe('fresh')
    expect(seen(17, lostSince(1)).kind).toBe('unreachable')
    expect(seen(200, { board: later, ...lostSince(184) }).kind).toBe('unreachable')
  })

  it('an old board says so after three seconds without an answer, a finished tournament like all others', () => {
    expect([seen(3600, lostSince(3597)).kind, seen(3600, lostSince(3596)).kind]).toEqual([
      'old',
      'unreachable',
    ])
    const golf = sampleGolfBoard({ tournaments: [] })
    expect(seen(600, { board: golf, ...lostSince(580) }).kind).toBe('unreachable')
  })

  it('an old board without any of these causes says whether answers come', () => {
    expect(seen(3600, { reach: REACHED })).toMatchObject({ kind: 'old', isReached: true })
    expect(seen(3600, lostSince(3598))).toMatchObject({ kind: 'old', isReached: false })
  })

  it('next comes whether the viewer has paused, then the state of the feed', () => {
    expect(seen(20, { isPaused: true, ...troubled('down') }).kind).toBe('paused')
    expect(seen(20, { isPaused: true, ...lostSince(0, true) }).kind).toBe('offline')
    expect([seen(1, troubled('late')).kind, seen(1, troubled('down')).kind]).toEqual(['late', 'down'])
  })
})

describe('only what is current may say LIVE', () => {
  it.each([
    ['fresh', () => seen(30), true],
    ['fresh, but no answer came when it was due', () => seen(17, lostSince(15)), false],
    ['old: a server restored from an old backup', () => seen(27 * 86_400), false],
    ['offline', () => seen(1, lostSince(1, true)), false],
    ['paused', () => seen(1, { isPaused: true }), false],
    ['one poll late', () => seen(15, troubled('late')), true],
    ['late for longer', () => seen(16, troubled('late')), false],
    ['down', () => seen(1, troubled('down')), false],
  ])('%s', (_what, freshness, isCurrent) => {
    expect(freshness().isCurrent).toBe(isCurrent)
  })
})
