import { beforeEach, expect, it, vi } from 'vitest'
import type { GameBoard } from '../../../src/domain/board/board'
import { leagueOf } from '../../../src/domain/league'
import { liveGame, sampleBoard } from '../../../src/domain/testing/sample-game'
import { addDays } from '../../../src/domain/time/eastern'
import { sampleEvent } from '../../../src/feeds/espn/testing/sample-event'
import { stubStore } from '../server/testing/stub-store'
import type { FeedReply } from './ask-feed'

/** What the feed answers for the whole day; groups of teams fail. */
let whole: FeedReply
vi.mock('./ask-feed', () => ({
  askFeed: (path: string): FeedReply =>
    /groups=(?!50\b)/.test(path) ? { ok: false, failure: { kind: 'status', status: 500 } } : whole,
  invalid: (reason: string) => ({ ok: false, failure: { kind: 'validation', reason } }),
}))
const { store } = stubStore()
vi.stubGlobal('$app', { store })
vi.mock('./oddities', () => ({ logOddities: () => undefined }))
const { fetchScoreboard } = await import('./fetch-scoreboard')

const DAY = '2026-09-06'
const NOW = Date.parse('2026-09-06T18:00:00Z')
const COLLEGE = leagueOf('ncaab') as Parameters<typeof fetchScoreboard>[0]

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
