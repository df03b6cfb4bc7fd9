import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { MOST_LOG_LINES } from '../../src/domain/operations/retention'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { asSuperuser, superuserHeaders } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z' })
})
afterAll(() => product?.close())

interface Lines {
  readonly totalItems: number
  readonly items: readonly { readonly message: string }[]
}
const lines = (query: string) => asSuperuser<Lines>(product, 'GET', `logs?perPage=1&${query}`)

it("PocketBase's own log keeps its newest 100,000 lines, however many requests are refused", async () => {
  await addLines(MOST_LOG_LINES + 5000)
  await fetch(`${product.url}/api/nope`)
  const refused = `filter=${encodeURIComponent("message ~ '/api/nope'")}`
  await until('the line of the refused request', async () => (await lines(refused)).totalItems === 1)
  expect((await lines('')).totalItems).toBeGreaterThan(MOST_LOG_LINES)
  await fetch(`${product.url}/api/crons/trim-log`, {
    method: 'POST',
    headers: await superuserHeaders(product),
  })
  const after = await until('a shorter log', async () => {
    const all = await lines('')
    return all.totalItems <= MOST_LOG_LINES + 100 && all
  })
  expect(after.totalItems).toBeGreaterThan(MOST_LOG_LINES - 100)
  expect((await lines(refused)).totalItems).toBe(1)
})

/** A second PocketBase writes them beside the running one, which would need an hour of requests for it. */
async function addLines(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-lines-'))
  const migration = `migrate((app) => {
    app.auxDB().newQuery(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) " +
      "INSERT INTO _logs (id, level, message, data, created) " +
      "SELECT printf('l%014d', i), 8, 'GET /nowhere', '{}', strftime('%Y-%m-%d %H:%M:%fZ') FROM n"
    ).execute()
  })`
  writeFileSync(join(folder, '999_lines.js'), migration)
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  const flags = [`--dir=${product.dataDir}`, `--migrationsDir=${folder}`, `--hooksDir=${folder}`]
  const made = spawnSync(binary, ['migrate', 'up', ...flags, '--hooksWatch=false'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([made.status, made.stderr]).toEqual([0, ''])
}
