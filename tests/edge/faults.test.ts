import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edgeMissing } from '../support/edge'
import { redisMissing } from '../support/redis'
import { edgeKilled } from './faults/edge-killed'
import { originRestored } from './faults/origin-restored'
import type { Size } from './faults/fault'
import { startStand, type Stand } from './faults/stand'

const SMALL: Size = { viewers: 60, silent: 300, originAwayMs: 4000, redisAwayMs: 3000 }

/**
 * The faults that `npm run faults:edge` tries with thousands of viewers, here with a few: this test checks who is right
 * again, not how soon. The other faults are in live.test.ts and through-an-edge.test.ts.
 */
describe.skipIf(edgeMissing || redisMissing)(`viewers stay live after ${edgeMissing || redisMissing}`, () => {
  let stand: Stand
  beforeAll(async () => {
    stand = await startStand()
  })
  afterAll(() => stand?.close())

  it.each(Object.entries({ edgeKilled, originRestored }))(
    '%s',
    { timeout: 120_000 },
    async (_name, fault) => {
      const { counted } = await fault(stand, SMALL)
      expect(counted.filter(({ verdict }) => verdict !== 'met')).toEqual([])
      expect(counted.length).toBeGreaterThan(0)
    },
  )
})
