import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { startUpstream, type FeedEvent, type Upstream } from '../support/upstream'

let upstreams: readonly Upstream[]
let golf: Product
let cup: Product
/** Whether the feed leaves out what the events on a leaderboard consist of. */
let isHalf = false

/** A Saturday with a tournament, and one with the Ryder Cup. */
beforeAll(async () => {
  upstreams = await Promise.all([startUpstream(), startUpstream()])
  for (const upstream of upstreams)
    upstream.changeEvents(/\/leaderboard\?event=/, (events) => (isHalf ? events.map(withoutRows) : events))
  const start = (upstream: Upstream, at: string, league: 'pga' | 'rydercup') =>
    startProduct({
      at,
      rate: 60,
      leagues: [league],
      env: { FEED_SITE_URL: upstream.url },
      onFeed: (url) => upstream.connect(url),
    })
  const [one, other] = upstreams
  ;[golf, cup] = await Promise.all([
    start(one!, '2026-06-06T18:30:00Z', 'pga'),
    start(other!, '2025-09-27T18:30:00Z', 'rydercup'),
  ])
})
afterAll(async () => {
  await Promise.all([golf?.close(), cup?.close()])
  await Promise.all(upstreams.map((upstream) => upstream.close()))
})

/** A tournament without its players, and a cup without its matches. */
function withoutRows(event: FeedEvent): FeedEvent {
  const [first] = event['competitions'] as readonly (FeedEvent | readonly FeedEvent[])[]
  const isCup = Array.isArray(first) || /cup/i.test(String(event['name']))
  return { ...event, competitions: isCup ? [first] : [{ ...(first as FeedEvent), competitors: [] }] }
}

it('a leaderboard without any player leaves the last good one while the tournament goes on', async () => {
  const before = await boardOfFeed(golf.url, 'pga')
  expect(before.players.length).toBeGreaterThan(1)
  isHalf = true
  const board = await boardWhere(golf.url, 'pga', 'in trouble', ({ source }) => source.state !== 'ok')
  expect(board.players).toHaveLength(before.players.length)
})

it('a cup without any match leaves the last good one while it goes on', async () => {
  isHalf = false
  const before = await boardWhere(cup.url, 'rydercup', 'with matches', ({ matches }) => matches.length > 1)
  isHalf = true
  const board = await boardWhere(cup.url, 'rydercup', 'in trouble', ({ source }) => source.state !== 'ok')
  expect(board.matches).toHaveLength(before.matches.length)
})

it('a cup without any match is believed once the clock was set back to before it', async () => {
  await cup.kill()
  await cup.start({ CLOCK_START: '2025-09-24T18:30:00Z' })
  await boardWhere(
    cup.url,
    'rydercup',
    'that is no more in trouble',
    ({ source, matches }) => source.state === 'ok' && matches.length === 0,
  )
})
