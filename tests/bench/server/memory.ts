import { boardWhere } from '../../support/boards'
import type { Product } from '../../support/product'
import { atMost, type Row } from '../row'
import { openStreams } from './event-stream'
import { residentMegabytes } from './resident-memory'

const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 10)
const STREAMS = 200
/** What the last third of the minutes may add to the third before; more would be a leak. */
const GROWTH_MB = 40

/** Ten minutes of live games with people listening: memory has to settle. */
export async function benchMemory(product: Product): Promise<Row[]> {
  await boardWhere(product.url, 'nfl', 'with live games', ({ games }) =>
    games.some(({ phase }) => phase === 'live'),
  )
  const streams = await openStreams(product.url, ['boards/nfl'], STREAMS)
  const seen: number[] = []
  for (let half = 0; half < MINUTES * 2; half++) {
    await new Promise((done) => setTimeout(done, 30_000))
    seen.push(await residentMegabytes(product.dataDir))
  }
  for (const stream of streams) stream.close()
  const third = Math.max(1, Math.floor(seen.length / 3))
  const growth = mean(seen.slice(-third)) - mean(seen.slice(third, 2 * third))
  const what = `memory growth over ${MINUTES} min of a live slate (from ${tidy(seen[0])} to ${tidy(seen.at(-1))} MB)`
  return [atMost(what, growth, GROWTH_MB, 'MB')]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function tidy(megabytes = Number.NaN): string {
  return megabytes.toFixed(0)
}
