import { loadavg } from 'node:os'
import { buildHooks } from '../../scripts/build-hooks'
import { edgeMissing } from '../support/edge'
import { startProduct } from '../support/product'
import { benchEdgeCosts } from './edge/edge-costs'
import { benchEdgeSnapshot } from './edge/edge-snapshot'
import { benchEdgeStreams } from './edge/edge-streams'
import { missing, withoutBudget, type Row } from './row'
import { benchFanOut } from './server/fan-out'
import { attempt, report } from './table'

/** PocketBase alone and an edge in front of it, in one run on the same machine. */
const LIVE = { at: '2026-10-25T17:20:00Z', slate: 'standard', rate: 15 } as const

await buildHooks()
report(
  'build/bench-edge.json',
  edgeMissing
    ? [missing('edges', '', edgeMissing)]
    : [
        // Every figure includes the other load of the machine.
        withoutBudget(
          'load of the machine before (processes that want to run)',
          loadavg()[0] ?? Number.NaN,
          '',
        ),
        ...(await attempt('PocketBase alone, 1,000 streams', () => alone(1000))),
        ...(await attempt('PocketBase alone, 5,000 streams', () => alone(5000))),
        ...(await attempt('streams behind an edge', () => benchEdgeStreams([1000, 5000, 20_000]))),
        ...(await attempt('what things cost an edge', benchEdgeCosts)),
        ...(await attempt('board behind an edge', benchEdgeSnapshot)),
      ],
)
process.exit(0)

async function alone(count: number): Promise<Row[]> {
  const product = await startProduct(LIVE)
  try {
    return await benchFanOut(product, count)
  } finally {
    await product.close()
  }
}
