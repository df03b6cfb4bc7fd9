import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Scorecard } from '../../src/domain/golf/scorecard'
import { boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { makeUser } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-06-06T18:30:00Z', leagues: ['pga'], rate: 0 })
})
afterAll(() => product?.close())

it('a scorecard of the tournament on the board has 18 holes in each finished round', async () => {
  const { players, tournaments } = await boardWhere(
    product.url,
    'pga',
    'with a player who is done',
    (board) => board.players.some(({ state }) => state === 'finished'),
  )
  const player = players.find(({ state }) => state === 'finished')!
  const { token } = await makeUser(product)
  const path = `/api/games/pga/${tournaments[0]!.id}?player=${player.id}`
  const response = await fetch(product.url + path, { headers: { authorization: token } })
  const card = (await response.json()) as Scorecard
  expect(card.rounds.map(({ holes }) => holes.length)).toEqual([18, 18, 18])
  expect(card.rounds.map(({ out = 0, in: back = 0 }) => out + back)).toEqual(
    player.rounds.map(({ strokes }) => strokes),
  )
})
