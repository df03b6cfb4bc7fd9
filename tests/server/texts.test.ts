import { afterAll, beforeAll, it } from 'vitest'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { answerWith, startUpstream, type Answer, type Upstream } from '../support/upstream'
import { until } from '../support/until'
import { headersOf } from '../support/users'

/**
 * What section 8 of the specification says about the feed, as the log of a running server shows it. In July a league
 * whose season is over looks for its next opener; every league fails, then sends rubbish, then has no games.
 */
let product: Product
let feed: Upstream
beforeAll(async () => {
  feed = await startUpstream()
  for (const [path, steps] of Object.entries(STEPS)) {
    feed.answer(new RegExp(`${path}/scoreboard\\?dates=${TODAY}`), inTurn(steps))
    feed.answer(new RegExp(`${path}/scoreboard`), DOWN)
  }
  feed.answer(/\/golf\//, answerWith({}, 503))
  feed.answer(/\/summary\?/, answerWith({}, 503))
  product = await startProduct({
    at: '2026-07-20T18:30:00Z',
    rate: 120,
    env: { FEED_SITE_URL: feed.url, FEED_CORE_URL: feed.url },
    onFeed: (url) => feed.connect(url),
  })
  const headers = await headersOf(product, 'verified')
  for (const slug of ['nba', 'nhl', 'ncaaf'])
    await (await fetch(`${product.url}/api/games/${slug}?part=stats&ids=401`, { headers })).body?.cancel()
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

const TODAY = '20260720'
const DOWN = answerWith({}, 503)
const MESSAGES = [
  'The feed failed',
  'Dropped a game the feed sent broken',
  'The search for the opener skipped a day',
  'A game could not be read',
]

it.each([
  'Failed to fetch MLB games: MLB API HTTP error! status: 503',
  'Failed to fetch NBA games: NBA API HTTP error! status: 503',
  'Failed to fetch NHL games: NHL API HTTP error! status: 503',
  'Failed to fetch NCAA Football games: NCAAF API HTTP error! status: 503',
  'Failed to fetch NFL scoreboard data: NFL API HTTP error! status: 503',
  'Failed to fetch Ryder Cup data: 503',
  'Failed to fetch MLB games: Invalid API response: missing events data',
  'Failed to fetch NBA games: Invalid API response: missing or malformed events data',
  'Failed to fetch next season NBA games: NBA API HTTP error! status: 503',
  'Failed to fetch next season NHL games: NHL API HTTP error! status: 503',
  'Failed to fetch next season NCAA Football games: NCAAF API HTTP error! status: 503',
  'unknown: Invalid game data: event is null, undefined, or missing required properties',
  '1: Invalid game data: missing competition',
  '1: Invalid NBA game data: missing competitors array',
  '2: Invalid game data: missing team information',
  '3: Invalid NBA game data: missing status information',
  '1: Invalid NHL game data: missing competition data',
  '2: Invalid NHL game data: missing team information',
  'unknown: Invalid game data: event is null or not an object',
  '1: Invalid game data: missing competition data',
  '2: Invalid game data: missing competitors data',
  '3: Invalid game data: missing home or away team',
  '4: Invalid game data: missing status information',
  'Failed to fetch NBA game stats: NBA API HTTP error! status: 503',
  'Failed to fetch NHL game stats: NHL API HTTP error! status: 503',
  'Failed to fetch NCAA Football game stats: NCAAF API HTTP error! status: 503',
])('the log of a server whose feed fails says: %s', async (text) => {
  await until('the line', async () => (await told()).has(text))
})

/** The reasons and events of all log lines so far about trouble with the feed. */
async function told(): Promise<ReadonlySet<unknown>> {
  const lines = await Promise.all(MESSAGES.map((message) => readServerLog(product, message)))
  return new Set(lines.flat().map(({ data }) => data['reason'] ?? data['event']))
}

const side = (homeAway: string) => ({ homeAway, id: homeAway, team: { id: homeAway } })
const BOTH = { competitors: [side('home'), side('away')] }
const competing = (id: number, competition: unknown) => ({ id: String(id), competitions: [competition] })

/** What each league sends when it is asked for today, one after the other; it knows of no other day. */
const STEPS: Readonly<Record<string, readonly Answer[]>> = {
  'football/nfl': [DOWN],
  'basketball/mens-college-basketball': [DOWN],
  'baseball/mlb': [
    DOWN,
    answerWith({}),
    answerWith({ events: [null, { id: '1', competitions: [] }] }),
    answerWith({ events: [] }),
  ],
  'basketball/nba': [
    DOWN,
    answerWith({ events: 'none' }),
    answerWith({ events: [competing(1, {}), competing(2, { competitors: [] }), competing(3, BOTH)] }),
    answerWith({ events: [] }),
  ],
  'hockey/nhl': [
    DOWN,
    answerWith({ events: [competing(1, null), competing(2, { competitors: [] })] }),
    answerWith({ events: [] }),
  ],
  'football/college-football': [
    DOWN,
    answerWith({
      events: [
        'a game',
        competing(1, 'x'),
        competing(2, {}),
        competing(3, { competitors: [] }),
        competing(4, BOTH),
      ],
    }),
    answerWith({ events: [] }),
  ],
}

/** Gives the answers in turn; the last one is repeated. */
function inTurn(answers: readonly Answer[]): Answer {
  let asked = 0
  return (request, response) => answers[Math.min(asked++, answers.length - 1)]!(request, response)
}
