import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { MOST_LOG_BYTES } from '../../src/domain/operations/retention'
import { startProduct, type Product } from '../support/product'
import { refuseWrites } from '../support/refuse-writes'
import { until } from '../support/until'
import { allRecords, asSuperuser, superuserHeaders } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [] })
})
afterAll(() => product?.close())

interface Lines {
  readonly totalItems: number
  readonly items: readonly { readonly message: string }[]
}
const lines = (query: string) => asSuperuser<Lines>(product, 'GET', `logs?perPage=1&${query}`)

const SHORT = 100
const LONG = 2000
const LONGER = 2100
const MANY = 40_000

it("PocketBase's own log keeps the newest lines of 50 MB, however long its lines are", async () => {
  // The oldest are short and the newest long: going by their number alone would leave too many bytes.
  await addLines(20_000, SHORT)
  await addLines(MANY, LONG)
  expect(MANY * LONG).toBeGreaterThan(MOST_LOG_BYTES * 1.5)
  await fetch(`${product.url}/api/nope`)
  const refused = `filter=${encodeURIComponent("message ~ '/api/nope'")}`
  await until('the line of the refused request', async () => (await lines(refused)).totalItems === 1)
  // The job of a minute may begin while that of the minute before is still at work.
  for (let run = 0; run < 4; run++) await trimLog()
  await until('a shorter log', async () => (await bytesOfLines()) <= MOST_LOG_BYTES)
  // A page has room for one of the long lines, and is half empty then.
  expect(await bytesOfLines()).toBeGreaterThan(MOST_LOG_BYTES * 0.4)
  expect((await lines(refused)).totalItems).toBe(1)
})

it('it stays that short while lines for operators wait, because their table takes none', async () => {
  const writeAgain = await refuseWrites(product.dataDir, 'logs', 'database or disk is full')
  const saved = await allRecords(product, 'logs')
  const refused = await fetch(`${product.url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: 'nobody@fans.example', password: 'Wrong-password-1' }),
  })
  expect(refused.status).toBe(400)
  await addLines(MANY, LONGER)
  await trimLog()
  await until('a shorter log', async () => (await bytesOfLines()) <= MOST_LOG_BYTES)
  expect(await allRecords(product, 'logs')).toEqual(saved)
  await writeAgain()
  await trimLog()
  await until('the line that waited', async () => (await allRecords(product, 'logs')).length > saved.length)
})

async function trimLog(): Promise<void> {
  await fetch(`${product.url}/api/crons/trim-log`, {
    method: 'POST',
    headers: await superuserHeaders(product),
  })
}

/** The bytes of the lines of all lengths; their rows and index come on top. */
async function bytesOfLines(): Promise<number> {
  const bytesOf = async (length: number) =>
    length *
    (await lines(`filter=${encodeURIComponent(`id ~ 'l${String(length).padStart(5, '0')}'`)}`)).totalItems
  return (await bytesOf(SHORT)) + (await bytesOf(LONG)) + (await bytesOf(LONGER))
}

/** A second PocketBase writes them beside the running one; as requests they would take an hour. */
async function addLines(count: number, bytes: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-lines-'))
  const migration = `migrate((app) => {
    app.auxDB().newQuery(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) " +
      "INSERT INTO _logs (id, level, message, data, created) " +
      "SELECT printf('l%05d%09d', ${bytes}, i), 8, 'GET /nowhere', json_object('url', printf('%0${bytes}d', 1)), strftime('%Y-%m-%d %H:%M:%fZ') FROM n"
    ).execute()
  })`
  writeFileSync(join(folder, `999_lines_${bytes}.js`), migration)
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  const flags = [`--dir=${product.dataDir}`, `--migrationsDir=${folder}`, `--hooksDir=${folder}`]
  const migrate = () =>
    spawnSync(binary, ['migrate', 'up', ...flags, '--hooksWatch=false'], { encoding: 'utf8' })
  // The migration does nothing if the server writes a line at that very moment, but PocketBase still ends with code 0.
  await until('the lines', () => migrate().stdout.includes('Applied'))
  rmSync(folder, { recursive: true })
}
