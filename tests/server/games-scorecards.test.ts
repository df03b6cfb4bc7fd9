import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scorecard } from '../../src/domain/golf/scorecard'
import {
  leaderboardCompetitor,
  round,
  sampleEvent,
  scoreboardCompetitor,
} from '../../src/feeds/espn/golf/testing/sample-golf'
import { headersOf, type Headers } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { until } from '../support/until'
import { answerWith, startUpstream, type Upstream } from '../support/upstream'

let product: Product
let feed: Upstream
let registered: Headers
beforeAll(async () => {
  feed = await startUpstream()
  feed.answer(
    /leaderboard\?event=700/,
    answerWith({ events: [sampleEvent(['1', '2'].map((id) => leaderboardCompetitor(id)))] }),
  )
  feed.answer(/leaderboard\?event=7(01|10)/, answerWith({ code: 404 }, 404))
  const onScoreboard = scoreboardCompetitor('3', [round(1, 68, '-4')])
  feed.answer(/golf\/pga\/scoreboard/, answerWith({ events: [sampleEvent([onScoreboard], { id: '701' })] }))
  product = await startProduct({
    at: '2026-06-06T18:30:00Z',
    leagues: ['pga'],
    env: { FEED_SITE_URL: feed.url },
    onFeed: (url) => feed.connect(url),
  })
  registered = await headersOf(product, 'registered')
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

const ask = (path: string, headers: Headers = registered) =>
  fetch(`${product.url}/api/games/pga/${path}`, { headers })

describe('GET /api/games/pga/{event}?player={id}', () => {
  it("is one player's scorecard, with one request for the whole field", async () => {
    const cards = await Promise.all(
      ['1', '2', '1', '2'].map(async (id) => (await ask(`700?player=${id}`)).json()),
    )
    expect(cards.map((card) => (card as Scorecard).name)).toEqual([
      'Player 1',
      'Player 2',
      'Player 1',
      'Player 2',
    ])
    expect(cards[0]).toMatchObject({ tournament: '700', player: '1' })
    expect((cards[0] as Scorecard).rounds.map(({ strokes, score }) => [strokes, score])).toEqual([
      [70, '-2'],
      [70, '-2'],
      [35, '-1'],
    ])
    expect(feed.seen.filter(({ path }) => path.includes('event=700'))).toHaveLength(1)
  })

  it('is found by its row in the second of two tournaments of a week, too', async () => {
    const [row, player] = await Promise.all(['700-1', '1'].map((id) => ask(`700?player=${id}`)))
    expect([row!.status, await row!.json()]).toEqual([200, await player!.json()])
  })

  it('comes from the golf scoreboard when the leaderboard has no tournament', async () => {
    expect(await (await ask('701?player=3')).json()).toMatchObject({ tournament: '701', name: 'Player 3' })
  })

  it('leaves a line in the log when the feed fails, but not when it has no such tournament', async () => {
    feed.answer(/leaderboard\?event=702/, answerWith({}, 500))
    const response = await ask('702?player=1')
    await response.body?.cancel()
    expect(response.status).toBe(502)
    const lines = await until('the line', async () => {
      const all = await readServerLog(product, 'A call failed')
      const ofGolf = all.filter(({ data }) => data['kind'] === 'leaderboard')
      return ofGolf.length > 0 && ofGolf
    })
    expect(lines.map(({ data }) => data['reason'])).toEqual(['status 500'])
  })

  it('is for signed-in users only', async () => {
    const response = await ask('700?player=1', {})
    const text = await response.text()
    expect([response.status, text.includes('strokes')]).toEqual([401, false])
  })

  it.each([
    ['an unknown player', '700?player=9', 404],
    ['an unknown tournament', '710?player=1', 404],
    ['what is no tournament', 'x?player=1', 404],
    ['what is no player', '700?player=..', 404],
    ['a row without a player', '700?player=700-', 404],
    ['a row of another tournament', '700?player=701-1', 404],
    ['no player', '700', 400],
  ])('for %s is refused', async (_what, path, status) => {
    const response = await ask(path)
    await response.body?.cancel()
    expect(response.status).toBe(status)
  })
})
