import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusedEventText } from '../../../src/domain/feed-texts/refused-event'
import { leaderboardCompetitor, sampleEvent } from '../../../src/feeds/espn/golf/testing/sample-golf'
import type { FeedReply } from './ask-feed'

/** What the feed answers to each address. */
let answers: Record<string, FeedReply> = {}
vi.mock('./ask-feed', () => ({
  askFeed: (path: string) => answers[path.slice(path.lastIndexOf('/'))],
  invalid: (reason: string) => ({ ok: false, failure: { kind: 'validation', reason } }),
}))
let said: unknown[] = []
vi.mock('./log-missing', () => ({
  logMissing: (slug: string, event: string) => said.push([slug, 'missing', event]),
}))
vi.mock('./oddities', () => ({
  logOddities: (slug: string, { dropped }: { dropped: readonly unknown[] }) => said.push([slug, ...dropped]),
}))
const { fetchGolfDay, fetchLeaderboards } = await import('./fetch-golf')

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
  said = []
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

it('the poll fails at once when a leaderboard takes too long, as another request would take longer still', () => {
  answers['/leaderboard?event=2'] = { ok: false, failure: { kind: 'timeout' } }
  expect(found('1', '2')).toEqual({ kind: 'timeout' })
})

it('a leaderboard that cannot be read is one that fails', () => {
  answers['/leaderboard?event=1'] = { ok: true, reply: {} }
  expect(found('1')).toEqual({ kind: 'validation', reason: 'Invalid API response: missing events data' })
})

it('one that the feed does not have yet comes from the scoreboard, and operators can read that', () => {
  answers['/leaderboard?event=1'] = failed(404)
  expect(found('1')).toEqual([
    ['1', '11'],
    ['2', '21'],
  ])
  expect(said).toEqual([['pga', 'missing', '1']])
})

it('one that the feed does not have yet costs the other none of what its leaderboard tells', () => {
  answers['/leaderboard?event=1'] = failed(404)
  expect(found('1', '2')).toEqual([
    ['1', '11'],
    ['2', '20'],
  ])
})

it('one that the feed has nowhere any more costs the other nothing', () => {
  answers['/leaderboard?event=1'] = failed(404)
  answers[SCOREBOARD] = reply(event('2', '21'))
  expect(found('1', '2')).toEqual([['2', '20']])
})

it('operators can read what was broken in a leaderboard', () => {
  answers['/leaderboard?event=1'] = reply(event('1', '10'), null)
  expect(found('1')).toEqual([['1', '10']])
  expect(said).toEqual([['pga', { eventId: 'unknown', reason: refusedEventText('properties') }]])
})

describe('the scoreboard of a day', () => {
  it('has the tournaments and the calendar of the season', () => {
    const entry = { id: '9', label: 'Open', startDate: '2026-07-16T04:00Z', endDate: '2026-07-19T04:00Z' }
    const events = [event('1', '11')]
    answers[SCOREBOARD] = { ok: true, reply: { events, leagues: [{ calendar: [entry] }] } }
    expect(fetchGolfDay(DAY, NOW)).toMatchObject({
      ok: true,
      leaderboards: [{ tournament: { id: '1' } }],
      calendar: [{ id: '9', label: 'Open', first: '2026-07-16', last: '2026-07-19' }],
    })
  })

  it.each<[string, FeedReply, object]>([
    ['fails', failed(500), { kind: 'status', status: 500 }],
    [
      'cannot be read',
      { ok: true, reply: {} },
      { kind: 'validation', reason: 'Invalid API response: missing events data' },
    ],
  ])('is a failure when it %s', (_what, answer, failure) => {
    answers[SCOREBOARD] = answer
    expect(fetchGolfDay(DAY, NOW)).toEqual({ ok: false, failure })
  })
})
