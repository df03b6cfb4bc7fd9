import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { until } from '../../support/until'
import { asSuperuser, superuserHeaders } from '../../support/users'

/** What may a stranger send? Requests that are refused, each of which PocketBase writes into its log. */
let product: Product
beforeAll(async () => {
  const env = { LIVE_INTERVAL_S: '5' }
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], slate: 'standard', env })
  await boardOfFeed(product.url, 'nfl')
  // This happens before the flood, because signing in is logged too.
  await superuserHeaders(product)
})
afterAll(() => product?.close())

const LONGEST = 200
/** Twice the lines that the log takes in a minute. */
const FLOOD = 700
const AT_ONCE = 40
/** Room for a minute's lines or two: pages of the database, its index and its write-ahead log. */
const MOST_GROWTH = 10_000_000

interface Line {
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

const lines = async () =>
  (await asSuperuser<{ items: readonly Line[] }>(product, 'GET', 'logs?perPage=500&sort=-@rowid')).items

/** The log's database with its write-ahead log. */
function bytesOnDisk(): number {
  const files = readdirSync(product.dataDir).filter((name) => name.startsWith('auxiliary.db'))
  return files.reduce((sum, name) => sum + statSync(join(product.dataDir, name)).size, 0)
}

it('no line is longer than 200 characters in any of its parts, whatever was sent', async () => {
  const long = 'y'.repeat(2500)
  const headers = { 'user-agent': long, referer: `https://fans.example/${long}` }
  const paths = [
    `boards/${long}`,
    `nope/${long}`,
    `collections/board_heads/records?sort=${long}`,
    `collections/${long}/records?expand=${long.slice(0, 500)}`,
  ]
  for (const path of paths) await fetch(`${product.url}/api/${path}`, { headers })
  await fetch(`${product.url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: `{"identity":"${long}"`,
  })
  const written = await until('the lines of these requests', async () => {
    const found = (await lines()).filter(({ data }) => String(data['userAgent']).startsWith('yyy'))
    return found.length > paths.length && found
  })
  for (const { message, data } of written) {
    expect(message.length).toBeLessThanOrEqual(LONGEST)
    for (const value of Object.values(data))
      expect(typeof value === 'string' ? value.length : JSON.stringify(value).length).toBeLessThanOrEqual(
        LONGEST,
      )
  }
})

it('a flood of refused requests leaves a few megabytes, and what the server says of itself is still written', async () => {
  const before = bytesOnDisk()
  let sent = 0
  let largest = 0
  const send = async () => {
    while (sent < FLOOD) {
      const address = sent % 50 === 0 ? 'a'.repeat(900_000) : 'b'.repeat(3900)
      sent++
      const headers = { 'user-agent': 'c'.repeat(3000), referer: 'd'.repeat(3000) }
      const response = await fetch(`${product.url}/api/boards/${address}`, { headers })
      await response.body?.cancel()
      largest = Math.max(largest, bytesOnDisk())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  expect(largest - before).toBeLessThan(MOST_GROWTH)
  await product.control.fail({ route: 'scoreboard', league: 'nfl', kind: 'status', status: 500 })
  await until('a line about the feed', async () =>
    (await lines()).some(({ message, data }) => message === 'The feed failed' && data['league'] === 'nfl'),
  )
})

it('after the flood a line says how many lines were left out', async () => {
  // The feed's line above was the last one to be written, so that all lines of the flood are counted by now.
  const headers = await superuserHeaders(product)
  await fetch(`${product.url}/api/crons/trim-log`, { method: 'POST', headers })
  const told = await until('the line about the lines', async () =>
    (await lines()).find(({ message }) => message === 'There were more lines for the log than it takes'),
  )
  expect(told.data['lines']).toBeGreaterThan(0)
})
