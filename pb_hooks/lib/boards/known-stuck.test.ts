import { expect, it, vi } from 'vitest'
import type { LiveGame } from '../../../src/domain/game/game'
import { LONGEST_GAME_MS } from '../../../src/domain/game/longest-game'
import { unchangedSince } from '../../../src/domain/game/stuck'
import { comingGame, playedGame } from '../../../src/domain/teams/testing/sample-season'
import { finalGame, liveGame } from '../../../src/domain/testing/sample-game'
import { DAY_MS, HOUR_MS, STUCK_AFTER_MS } from '../../../src/domain/time/intervals'
import { stubStore } from '../server/testing/stub-store'
import { withKnownStuckMarks, withStuckMarksOfSeason } from './known-stuck'
import { rememberLiveStates } from './live-states'

const { store } = stubStore()
vi.stubGlobal('$app', { store, findRecordById: () => undefined })

const NOW = Date.parse('2026-09-06T18:00:00Z')
const startedAgo = (ms: number) => liveGame({ start: new Date(NOW - ms).toISOString() })
const marked = (game: LiveGame) => withKnownStuckMarks('nfl', [game, finalGame()], NOW)
const stuckSince = (game: LiveGame, ms: number) => ({ ...game, stuckSince: new Date(ms).toISOString() })

it('a game whose state nobody knows is stuck two hours after it was over in any case', () => {
  const overMs = NOW - STUCK_AFTER_MS
  const old = startedAgo(LONGEST_GAME_MS + STUCK_AFTER_MS)
  expect(marked(old)).toEqual([stuckSince(old, overMs), finalGame()])
  for (const game of [startedAgo(LONGEST_GAME_MS + STUCK_AFTER_MS - 1), liveGame({ start: 'unreadable' })])
    expect(marked(game)).toEqual([game, finalGame()])
})

it('a game that was suspended goes on days later, so its age says nothing', () => {
  const resumed = { ...startedAgo(3 * DAY_MS), wasSuspended: true } as const
  expect(marked(resumed)).toEqual([resumed, finalGame()])
})

it('a game whose state is known is stuck when that says so, however long ago it began', () => {
  const resumed = startedAgo(5 * DAY_MS)
  const know = (sinceMs: number) =>
    rememberLiveStates('nfl', { [resumed.id]: unchangedSince(resumed, undefined, sinceMs) }, NOW)
  know(NOW - HOUR_MS)
  expect(marked(resumed)).toEqual([resumed, finalGame()])
  know(NOW - 3 * HOUR_MS)
  expect(marked(resumed)).toEqual([stuckSince(resumed, NOW - 3 * HOUR_MS), finalGame()])
})

it('a game of a season is stuck like the same game on a board, though its score alone says little', () => {
  const inSeason = (id: string, agoMs: number) =>
    ({ ...playedGame({ id, start: new Date(NOW - agoMs).toISOString() }), phase: 'live' }) as const
  const know = (sinceMs: number) =>
    rememberLiveStates('nfl', { known: unchangedSince(liveGame(), undefined, sinceMs) }, NOW)
  const [known, old] = [inSeason('known', 5 * DAY_MS), inSeason('old', 5 * DAY_MS)]
  const resumed = { ...inSeason('resumed', 5 * DAY_MS), wasSuspended: true as const }
  const others = [playedGame(), inSeason('new', HOUR_MS), comingGame(), resumed]
  const since = (ms: number) => ({ stuckSince: new Date(ms).toISOString() })
  const markedOld = { ...old, ...since(NOW - 5 * DAY_MS + LONGEST_GAME_MS) }
  const marks = () => withStuckMarksOfSeason('nfl', [known, old, ...others], NOW)
  know(NOW - STUCK_AFTER_MS + 1)
  expect(marks()).toEqual([known, markedOld, ...others])
  know(NOW - STUCK_AFTER_MS)
  expect(marks()).toEqual([{ ...known, ...since(NOW - STUCK_AFTER_MS) }, markedOld, ...others])
  const goesOn = { ...known, wasSuspended: true as const }
  expect(withStuckMarksOfSeason('nfl', [goesOn], NOW)).toEqual([
    { ...goesOn, ...since(NOW - STUCK_AFTER_MS) },
  ])
})
