import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { answerWith, startUpstream, type Upstream } from '../support/upstream'

const MOST_IN_A_REPLY = 100
const SATURDAY = '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard?dates=20241228&limit=400'

/** Two minutes are eight seconds, and a quarter of an hour a minute. */
const RATE = 15
const LONGEST_MS = 30_000

interface CollegeEvent {
  readonly id: string
  readonly competitions: readonly [
    { readonly competitors: readonly { readonly team: { readonly conferenceId: string } }[] },
  ]
}

let upstream: Upstream
let product: Product
/** A game that only the lists of these conferences have. */
let gameId = ''
let conferences: readonly string[] = []
const brokenLists = () => new RegExp(`groups=(${conferences.join('|')})$`)

/** A Friday without games: the board of the Saturday after it is read again after a quarter of an hour. */
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2024-12-27T17:00:05Z',
    rate: RATE,
    leagues: ['ncaab'],
    env: { FEED_SITE_URL: upstream.url },
    onFeed: async (url) => {
      upstream.connect(url)
      const reply = await fetch(`${url}${SATURDAY}&groups=50`)
      const { events } = (await reply.json()) as { readonly events: readonly CollegeEvent[] }
      const { id, competitions } = events.slice(MOST_IN_A_REPLY).at(-1)!
      gameId = id
      conferences = competitions[0].competitors.map(({ team }) => team.conferenceId)
      upstream.answer(brokenLists(), answerWith({}, 500))
    },
  })
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

it(
  'a day ahead gets the games of a conference that could not be read at first after two minutes, not at the pace of its board',
  { timeout: 90_000 },
  async () => {
    const wasAsked = (group: string) => upstream.seen.some(({ path }) => path.endsWith(`groups=${group}`))
    await until('all broken lists asked for', () => conferences.every(wasAsked))
    const early = await boardOfFeed(product.url, 'ncaab')
    expect([early.upcoming, hasGame(early)]).toEqual([true, false])
    upstream.answer(brokenLists(), undefined)
    await boardWhere(product.url, 'ncaab', `with the game ${gameId}`, hasGame, LONGEST_MS)
  },
)

function hasGame({ games }: GameBoard): boolean {
  return games.some(({ id }) => id === gameId)
}
