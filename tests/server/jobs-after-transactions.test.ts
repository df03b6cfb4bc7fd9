import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../support/product'
import { readServerLog } from '../support/server-log'
import { until } from '../support/until'
import { asSuperuser, makeUser, type TestUser } from '../support/users'

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z' })
  operator = await makeUser(product, { superuser: true })
})
afterAll(() => product?.close())

async function runByHand(name: string): Promise<void> {
  const response = await fetch(`${product.url}/api/console/jobs/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: operator.token },
    body: JSON.stringify({ name }),
  })
  expect(response.status).toBe(200)
  await response.body?.cancel()
}

/**
 * PocketBase saves its log in batches of two hundred lines, in a transaction in which our hook bounds each
 * line.
 */
const REQUESTS = 900
const AT_ONCE = 12

// PocketBase's engines are pooled, and before 0.39.8 each remembers the transaction in which it worked last.
it('a job still works in an engine that has shortened log lines before', async () => {
  let left = REQUESTS
  const ask = async () => {
    while (left-- > 0) await asSuperuser(product, 'POST', 'crons/trim-log')
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  // PocketBase writes lines seconds later, in the order in which they were logged.
  await runByHand('retention')
  await until(
    'the last line of the log',
    async () => (await readServerLog(product, 'An operator ran a job')).length > 0,
  )
  expect(await readServerLog(product, '[cronAdd] failed to execute cron job')).toEqual([])
})
