import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { answerWith, startUpstream, type FeedEvent, type Upstream } from '../support/upstream'

const MOST_IN_A_REPLY = 100
const LONGEST_MS = 60_000
/** The list of this conference cannot be read. */
const BROKEN_LIST = '7'
const BASKETBALL = '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard'

let upstream: Upstream
let product: Product
/** The game that the feed has moved to another day. */
let movedId: string | undefined

/** A Saturday in college basketball, with more games than one reply holds. */
beforeAll(async () => {
  upstream = await startUpstream()
  upstream.answer(new RegExp(`groups=${BROKEN_LIST}$`), answerWith({}, 500))
  product = await startProduct({
    at: '2026-11-21T17:30:00Z',
    rate: 60,
    leagues: ['ncaab'],
    env: { FEED_SITE_URL: upstream.url },
    onFeed: (url) => upstream.connect(url),
  })
  upstream.changeEvents(/\/mens-college-basketball\/scoreboard/, (events) =>
    events.filter(({ id }) => id !== movedId),
  )
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

it(
  'a college game that is moved to another day leaves the board of a day whose list is cut off, even while the list of a conference cannot be read',
  { timeout: 90_000 },
  async () => {
    const all = await readableIds()
    await boardOfFeed(product.url, 'ncaab')
    const board = await boardWhere(
      product.url,
      'ncaab',
      'with all games that can be read',
      ({ games }) => includesAll(games, all),
      LONGEST_MS,
    )
    const moved = board.games.findLast(({ phase }) => phase === 'scheduled')
    movedId = moved?.id
    expect(movedId).toBeDefined()
    const after = await boardWhere(
      product.url,
      'ncaab',
      'without it, once every conference was read again',
      ({ games }) => games.every(({ id }) => id !== movedId),
      LONGEST_MS,
    )
    const others = all.filter((id) => id !== movedId)
    expect(includesAll(after.games, others)).toBe(true)
  },
)

/** The games of the day, except those that only the broken list has. */
async function readableIds(): Promise<readonly string[]> {
  const reply = await fetch(`${product.sim.url}${BASKETBALL}?dates=20261121&limit=400&groups=50`)
  const { events } = (await reply.json()) as { readonly events: readonly CollegeEvent[] }
  expect(events.length).toBeGreaterThan(MOST_IN_A_REPLY)
  return events
    .filter((event, index) => index < MOST_IN_A_REPLY || isInReadableList(event))
    .map(({ id }) => id)
}

interface CollegeEvent extends FeedEvent {
  readonly id: string
  readonly competitions: readonly [
    { readonly competitors: readonly { readonly team: { readonly conferenceId: string } }[] },
  ]
}

function isInReadableList({ competitions: [{ competitors }] }: CollegeEvent): boolean {
  return competitors.some(({ team }) => team.conferenceId !== BROKEN_LIST)
}

function includesAll(games: readonly { readonly id: string }[], ids: readonly string[]): boolean {
  const shown = new Set(games.map(({ id }) => id))
  return ids.every((id) => shown.has(id))
}
