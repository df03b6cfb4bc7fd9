import { nextNightMs } from '../../../src/domain/operations/next-night'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { RETENTIONS } from '../../../src/domain/operations/retention'
import type { Job } from '../jobs/job'
import { productNow } from '../server/time'
import { sweep } from './sweep'

/** Each night, and once soon after a start: a server that is never up at night must not keep everything for ever. */
export const retentionJob: Job = {
  name: 'retention',
  firstAfterMs: 10 * MINUTE_MS,
  run(goOn) {
    const now = productNow()
    for (const rule of RETENTIONS) sweepSafely(rule, now, goOn)
    return nextNightMs(productNow()) - productNow()
  },
}

/** Trouble with one collection must not keep the others. */
function sweepSafely(rule: (typeof RETENTIONS)[number], now: number, goOn: () => boolean): void {
  try {
    const swept = sweep(rule, now, goOn)
    if (swept > 0) $app.logger().info('Swept old rows', 'collection', rule.collection, 'rows', swept)
  } catch (error) {
    $app.logger().error('A sweep failed', 'collection', rule.collection, 'error', String(error))
  }
}
