import { buildHooks } from '../../scripts/build-hooks'
import { startProduct, type Product } from '../support/product'
import { benchConsole } from './server/console'
import { benchCrowd } from './server/crowd'
import { ALL_TOPICS, benchFanOut } from './server/fan-out'
import { benchIngest } from './server/ingest'
import { benchMemory } from './server/memory'
import { benchOddsHistory } from './server/odds-history'
import { benchSignIn } from './server/sign-in'
import { benchSnapshotRoute } from './snapshot-route'
import { attempt, report } from './table'
import type { Row } from './row'

/** Games are under way; `npm run bench:server` starts a product of its own for each measurement. */
const LIVE = { at: '2026-10-25T17:20:00Z', slate: 'standard' } as const

/** This lets each request come from another address. */
const BEHIND_A_PROXY = { TRUSTED_PROXY: 'X-Real-IP' }

await buildHooks()
report('build/bench-server.json', [
  ...(await attempt('snapshot route', benchSnapshotRoute)),
  ...(await attempt('push to 1,000 streams', () => on(15, (product) => benchFanOut(product, 1000)))),
  ...(await attempt('push to 5,000 streams', () => on(15, (product) => benchFanOut(product, 5000)))),
  ...(await attempt('push to 5,000 streams of 40 topics', () =>
    on(15, (product) => benchFanOut(product, 5000, ALL_TOPICS)),
  )),
  ...(await attempt('crowds', () => on(1, benchCrowd))),
  ...(await attempt('a million rows of odds history', () => on(1, benchOddsHistory))),
  ...(await attempt('console among a million rows', () => on(1, benchConsole))),
  ...(await attempt('lines of pages', () => on(1, benchIngest, BEHIND_A_PROXY))),
  ...(await attempt('sign-ins', benchSignIn)),
  ...(await attempt('memory', () => on(15, benchMemory))),
])
process.exit(0)

async function on(
  rate: number,
  measure: (product: Product) => Promise<Row[]>,
  env: Readonly<Record<string, string>> = {},
): Promise<Row[]> {
  const product = await startProduct({ ...LIVE, rate, env })
  try {
    return await measure(product)
  } finally {
    await product.close()
  }
}
