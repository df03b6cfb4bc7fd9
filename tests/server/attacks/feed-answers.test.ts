import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { boardWhere, getBoard } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { answerWith, startUpstream, type Answer, type FeedEvent, type Upstream } from '../../support/upstream'
import { until } from '../../support/until'
import { superuserHeaders } from '../../support/users'

/** What may a feed send that is no longer our friend? Anything, to one league, while the others go on. */
let product: Product
let feed: Upstream
beforeAll(async () => {
  feed = await startUpstream()
  const env = { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url, WEATHER_URL: feed.url }
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 30,
    slate: 'standard',
    leagues: ['nfl', 'mlb'],
    env,
    onFeed: (url) => feed.connect(url),
  })
  await boardWhere(product.url, 'nfl', 'with games', ({ games }) => games.length > 0)
  await boardWhere(product.url, 'mlb', 'of any kind', () => true)
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})
beforeEach(() => feed.answer(NFL, undefined))

const NFL = /football\/nfl\/scoreboard\?dates=/
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** Sends a byte now and then, and never ends. */
const dripping: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"events":[')
  const timer = setInterval(() => response.write(' '), 200)
  response.on('close', () => clearInterval(timer))
}

const HOSTILE: readonly (readonly [what: string, answer: Answer])[] = [
  ['3.9 million brackets', answerWith('['.repeat(3_900_000))],
  ['a depth of 100,000', answerWith(nested(100_000))],
  ['a depth of 65 in an event', answerWith(`{"events":[${nested(65)}]}`)],
  ['a million empty lists', answerWith(`{"events":[${'[],'.repeat(1_000_000)}[]]}`)],
  ['3.9 million numbers', answerWith(`{"events":[${'1,'.repeat(3_900_000)}1]}`)],
  ['a string that does not end', answerWith(`{"events":"${'\\"'.repeat(3_500_000)}`)],
  ['a string of 7 MB', answerWith(`{"events":"${'x'.repeat(7_000_000)}"}`)],
  ['more than 8 MB', answerWith(`{"events":[],"x":"${'x'.repeat(9_000_000)}"}`)],
  [
    'wrong types',
    answerWith({ events: [1, null, [], 'x', { id: {}, competitions: [7] }, { id: 1, competitions: {} }] }),
  ],
  ['a page', answerWith('<html><script>alert(1)</script></html>')],
  ['bytes without end', dripping],
]

describe('one league whose feed is hostile harms no other', () => {
  it.each(HOSTILE)('%s', { timeout: 60_000 }, async (_what, answer) => {
    const checkedAt = async (slug: string) => {
      const response = await fetch(`${product.url}/api/boards/${slug}`)
      await response.body?.cancel()
      return Date.parse(response.headers.get('x-checked-at') ?? '')
    }
    feed.answer(NFL, answer)
    const asked = feed.seen.length
    await until(
      'two polls of the league',
      () => feed.seen.slice(asked).filter(({ path }) => NFL.test(path)).length > 1,
      40_000,
    )
    const before = await checkedAt('mlb')
    await until('another league confirmed', async () => (await checkedAt('mlb')) > before)
    const board = await getBoard(product.url, 'nfl')
    expect(board?.games.length).toBeGreaterThan(0)
    expect(product.output()).not.toContain('PocketBase ended')
  })

  it('the league itself is well again once its feed is', async () => {
    await boardWhere(product.url, 'nfl', 'that is well again', ({ source }) => source.state === 'ok')
  })
})

describe('texts of the feed', () => {
  const MARKUP = '</title><script>alert("D")</script>'
  const long = (start: string) => start + 'W'.repeat(20_000)

  it(
    'are cut to what a screen can show, so that board and pushes stay small',
    { timeout: 60_000 },
    async () => {
      feed.changeEvents(NFL, (events) => events.map(withLongTexts))
      const board = await boardWhere(product.url, 'nfl', 'of long names', ({ games }) =>
        games.some(({ homeTeam }) => homeTeam.name.includes('WWWW')),
      )
      for (const { homeTeam, venue, headline } of board.games) {
        expect([homeTeam.name.length, homeTeam.abbreviation.length, venue.name.length]).toEqual([80, 24, 80])
        expect(headline?.length).toBe(300)
      }
      expect(JSON.stringify(board).length).toBeLessThan(3000 * board.games.length)
      const [game] = board.games
      expect(game?.homeTeam.displayName).toContain(MARKUP)
      const page = await (await fetch(`${product.url}/nfl/game/${game?.id}`)).text()
      expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(&quot;D&quot;)&lt;/script&gt;WWW')
      expect(page).not.toContain(MARKUP)
    },
  )

  function withLongTexts(event: FeedEvent): FeedEvent {
    const [competition] = event['competitions'] as readonly FeedEvent[]
    const competitors = (competition!['competitors'] as readonly FeedEvent[]).map((one) => ({
      ...one,
      team: {
        ...(one['team'] as FeedEvent),
        name: long('N'),
        displayName: long(MARKUP),
        abbreviation: long('A'),
      },
    }))
    const changed = {
      ...competition,
      competitors,
      venue: { fullName: long('V'), address: { city: long('C'), state: long('S') } },
      notes: [{ headline: long('H') }],
      headlines: Array.from({ length: 3 }, () => ({ shortLinkText: long('L') })),
    }
    return { ...event, competitions: [changed] }
  }
})

describe('whoever asks for a hostile answer', () => {
  const DEEP = answerWith(nested(100_000))
  const timed = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const began = Date.now()
    const response = await fetch(`${product.url}/api/${path}`, { headers })
    return { status: response.status, text: await response.text(), ms: Date.now() - began }
  }

  it.each([
    [
      'of a day, through the proxy',
      'espn/apis/site/v2/sports/football/nfl/scoreboard?dates=20261017',
      /dates=20261017/,
    ],
    [
      'of a game, through the proxy',
      'espn/apis/site/v2/sports/football/nfl/summary?event=123456',
      /summary\?event=123456/,
    ],
    ['of a game', 'games/nfl/1234567', /summary\?event=1234567$/],
    ['of the lines', 'espn/v2/sports/football/leagues/nfl/events/12/competitions/12/odds', /events\/12\//],
  ])('%s gets an error at once', async (_what, path, address) => {
    feed.answer(address, DEEP)
    const { status, text, ms } = await timed(path, await superuserHeaders(product))
    expect(status).toBe(502)
    expect(text.length).toBeLessThan(400)
    expect(ms).toBeLessThan(3000)
  })

  it('of a place gets an estimate of the weather', async () => {
    feed.answer(/weather\?q=Buffalo/, DEEP)
    const { status, text } = await timed('weather?city=Buffalo&state=NY')
    expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ estimated: true })])
  })
})
