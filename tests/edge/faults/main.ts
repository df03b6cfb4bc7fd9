import { buildHooks } from '../../../scripts/build-hooks'
import { buildSite } from '../../../scripts/build-site'
import { missing, type Row } from '../../bench/row'
import { attempt, report } from '../../bench/table'
import { edgeMissing } from '../../support/edge'
import { redisMissing } from '../../support/redis'
import { FAULTS } from './all'
import type { Size } from './fault'
import { startStand } from './stand'

const GREAT: Size = { viewers: 5000, silent: 10_000, originAwayMs: 60_000, redisAwayMs: 10_000 }

/** `npm run faults:edge`: what becomes of thousands of viewers when a part dies. */
const why = edgeMissing || redisMissing
const rows: Row[] = []
if (why) rows.push(missing('faults of edges', '', why))
else {
  await Promise.all([buildHooks(), buildSite()])
  const stand = await startStand()
  for (const [name, fault] of Object.entries(FAULTS))
    rows.push(
      ...(await attempt(name, async () => {
        const { counted, timed } = await fault(stand, GREAT)
        return [...counted, ...timed]
      })),
    )
  await stand.close()
}
report('build/faults-edge.json', rows)
process.exit(rows.every(({ verdict }) => verdict !== 'missed') ? 0 : 1)
