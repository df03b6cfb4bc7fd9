import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Game } from '../../src/domain/game/game'
import { boardWhere } from '../support/boards'
import { gameAlertsOf } from '../support/game-alerts'
import { asLive } from '../support/live-event'
import { sendOutbox } from '../support/outbox'
import { startProduct, type Product } from '../support/product'
import { startUpstream, type Upstream } from '../support/upstream'
import { until } from '../support/until'
import { makeUser, type TestUser } from '../support/users'

let upstream: Upstream
let product: Product
let ann: TestUser
/** Whether last night's first game is still played. */
let goesOn = true

/** It stays half past eleven in New York, so the board is that of today. */
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T15:30:00Z',
    rate: 0,
    slate: 'standard',
    leagues: ['mlb'],
    env: { FEED_SITE_URL: upstream.url, LIVE_INTERVAL_S: '5' },
    onFeed: (url) => upstream.connect(url),
  })
  // It was suspended in the night, and goes on.
  upstream.changeEvents(/\/mlb\/scoreboard\?dates=20261024/, ([first, ...rest]) =>
    first ? [goesOn ? asLive(first, 9) : first, ...rest] : [],
  )
  ann = await makeUser(product, { tier: 'premium' })
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

let lateId = ''
const isLastNights = (game: Game) => game.phase === 'live' && game.lastNight === true

it('fans hear how a game of last night ended, though the board of today shows it no more', async () => {
  const { games } = await boardWhere(product.url, 'mlb', 'with last night’s game', (board) =>
    board.games.some(isLastNights),
  )
  const { id } = games.find(isLastNights)!
  lateId = id
  const body = { target: `mlb/game/${id}`, label: 'A name', kinds: ['final'], points: 2 }
  await sendOutbox(product, ann.token, [{ kind: 'alert-rule', body, at: Date.parse('2026-10-25T15:00:00Z') }])
  goesOn = false
  await boardWhere(product.url, 'mlb', 'without it', (board) => board.games.every((game) => game.id !== id))
  const [told] = await until('the alert', async () => {
    const { alerts: found } = await gameAlertsOf(product, ann)
    return found.length > 0 ? found : undefined
  })
  expect(told).toMatchObject({ kind: 'final', gameId: id, title: 'MLB · Final' })
})

it('guests get its end with the day on which it began, where workers ask for it', async () => {
  const answer = await fetch(`${product.url}/api/days/mlb/2026-10-24`)
  const { games } = (await answer.json()) as { readonly games: readonly Game[] }
  expect(games.find(({ id }) => id === lateId)).toMatchObject({ phase: 'final' })
})
