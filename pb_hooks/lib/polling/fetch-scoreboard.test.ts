import { beforeEach, expect, it, vi } from 'vitest'
import type { GameBoard } from '../../../src/domain/board/board'
import { refusedEventText } from '../../../src/domain/feed-texts/refused-event'
import { leagueOf } from '../../../src/domain/league'
import { liveGame, sampleBoard } from '../../../src/domain/testing/sample-game'
import { addDays } from '../../../src/domain/time/eastern'
import { sampleEvent } from '../../../src/feeds/espn/testing/sample-event'
import { stubStore } from '../server/testing/stub-store'
import type { FeedReply } from './ask-feed'

/** What the feed answers for the whole day; groups of teams fail. */
let whole: FeedReply
const invalid = (reason: string) => ({ ok: false, failure: { kind: 'validation', reason } })
vi.mock('./ask-feed', () => ({
  invalid,
  askFeed: (path: string): FeedReply =>
    /groups=(?!50\b)/.test(path) ? { ok: false, failure: { kind: 'status', status: 500 } } : whole,
}))
const { store } = stubStore()
vi.stubGlobal('$app', { store, logger: () => ({ warn: () => undefined }) })
let dropped: readonly unknown[]
vi.mock('./oddities', () => ({
  logOddities: (_slug: string, told: { readonly dropped: readonly unknown[] }) => (dropped = told.dropped),
}))
// Another test of the same worker may have imported them with answers of its own.
vi.resetModules()
const { fetchScoreboard } = await import('./fetch-scoreboard')

const DAY = '2026-09-06'
const NOW = Date.parse('2026-09-06T18:00:00Z')
type GameLeague = Parameters<typeof fetchScoreboard>[0]
const COLLEGE = leagueOf('ncaab') as GameLeague
const NFL = leagueOf('nfl') as GameLeague

function idsWith(board: GameBoard): readonly string[] {
  const fetched = fetchScoreboard(COLLEGE, DAY, board, NOW)
  return fetched.ok ? fetched.scoreboard.games.map(({ id }) => id) : []
}

beforeEach(() => {
  const events = Array.from({ length: 100 }, (_, n) => sampleEvent('NCAAB', { id: String(n) }))
  whole = { ok: true, reply: { events } }
})

it('a live game that was cut off stays while its group cannot be read, also on the board of the next day', () => {
  const today = sampleBoard({ day: DAY, games: [liveGame({ id: '777' })] })
  expect(idsWith(today)).toContain('777')
  const next = sampleBoard({ day: addDays(DAY, 1), games: [liveGame({ id: '777', lastNight: true })] })
  expect(idsWith(next)).toContain('777')
})

it('a day of which every event is broken is no day without games, and the log names each event', () => {
  const { competitions: _lost, ...broken } = sampleEvent('NFL', { id: '7' })
  whole = { ok: true, reply: { events: [broken, { ...broken, id: '8' }] } }
  const reason = refusedEventText('properties')
  expect(fetchScoreboard(NFL, DAY, undefined, NOW)).toEqual(invalid(reason))
  expect(dropped).toEqual(['7', '8'].map((eventId) => ({ eventId, reason })))
})

it('a broken event costs no other game, and a day without events has none', () => {
  whole = { ok: true, reply: { events: [{ id: '7' }, sampleEvent('NFL', { id: '8' })] } }
  const games = [expect.objectContaining({ id: '8' })]
  expect(fetchScoreboard(NFL, DAY, undefined, NOW)).toMatchObject({ ok: true, scoreboard: { games } })
  whole = { ok: true, reply: { events: [] } }
  expect(fetchScoreboard(NFL, DAY, undefined, NOW)).toMatchObject({ ok: true, scoreboard: { games: [] } })
})
