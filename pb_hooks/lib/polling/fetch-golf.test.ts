import { beforeEach, expect, it, vi } from 'vitest'
import { leaderboardCompetitor, sampleEvent } from '../../../src/feeds/espn/golf/testing/sample-golf'
import type { FeedReply } from './ask-feed'

/** What the feed answers to each address. */
let answers: Record<string, FeedReply> = {}
vi.mock('./ask-feed', () => ({
  askFeed: (path: string) => answers[path.slice(path.lastIndexOf('/'))],
  invalid: (reason: string) => ({ ok: false, failure: { kind: 'validation', reason } }),
}))
vi.mock('./log-missing', () => ({ logMissing: () => undefined }))
vi.mock('./oddities', () => ({ logOddities: () => undefined }))
const { fetchLeaderboards } = await import('./fetch-golf')

const DAY = '2026-06-06'
const NOW = Date.parse('2026-06-06T18:00:00Z')
const SCOREBOARD = '/scoreboard?dates=20260606&limit=100'
const event = (id: string, player: string) => sampleEvent([leaderboardCompetitor(player)], { id })
const reply = (...events: readonly unknown[]): FeedReply => ({ ok: true, reply: { events } })
const failed = (status: number): FeedReply => ({ ok: false, failure: { kind: 'status', status } })

/** The tournaments that are found, each with the player that tells where its leaderboard comes from. */
function found(...events: readonly string[]) {
  const fetched = fetchLeaderboards(events, DAY, NOW)
  if (!fetched.ok) return fetched.failure
  return fetched.leaderboards.map(({ tournament, players }) => [tournament.id, players[0]?.id])
}

beforeEach(() => {
  answers = {
    '/leaderboard?event=1': reply(event('1', '10')),
    '/leaderboard?event=2': reply(event('2', '20')),
    [SCOREBOARD]: reply(event('1', '11'), event('2', '21')),
  }
})

it('each tournament has its own leaderboard', () => {
  expect(found('1', '2')).toEqual([
    ['1', '10'],
    ['2', '20'],
  ])
})

it('one that fails costs the other nothing, and comes from the scoreboard', () => {
  answers['/leaderboard?event=2'] = failed(500)
  expect(found('1', '2')).toEqual([
    ['1', '10'],
    ['2', '21'],
  ])
})

it('the poll fails when the scoreboard has it neither, when the feed is away, or when it is the only one', () => {
  answers['/leaderboard?event=2'] = failed(500)
  expect(found('2')).toEqual({ kind: 'status', status: 500 })
  answers[SCOREBOARD] = reply(event('1', '11'))
  expect(found('1', '2')).toEqual({ kind: 'status', status: 500 })
  answers['/leaderboard?event=2'] = failed(503)
  expect(found('1', '2')).toEqual({ kind: 'status', status: 503 })
})

it('one that the feed does not have yet comes from the scoreboard', () => {
  answers['/leaderboard?event=1'] = failed(404)
  expect(found('1')).toEqual([
    ['1', '11'],
    ['2', '21'],
  ])
})
