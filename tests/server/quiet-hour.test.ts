import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../support/product'
import { watchQuietHours } from '../support/quiet-hours'

/**
 * `npm run soak -- quiet` does the same for a whole day. This is half an hour of a Sunday in which the last
 * lines of the first games are fetched, and one game has none.
 */
const FROM = '2026-11-01T17:22:00Z'
const MINUTES = 30
let product: Product

beforeAll(async () => {
  product = await startProduct({ at: FROM, rate: 120, leagues: ['nfl', 'nba', 'pga'] })
})
afterAll(() => product?.close())

it('operators hear of nothing while nothing is wrong', async () => {
  const { alerts, lines, refused } = await watchQuietHours(product, Date.parse(FROM) + MINUTES * 60_000)
  const told = { alerts: alerts.filter(isOfProduct), lines: lines.filter(isOfProduct), refused }
  expect(told).toEqual({ alerts: [], lines: [], refused: [] })
})

/**
 * A call that took two seconds of the wall clock is no fault of the product: other tests keep the machine
 * busy.
 */
function isOfProduct(line: string): boolean {
  return !line.includes(': A slow call (')
}
