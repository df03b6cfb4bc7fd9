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
    const failed = RETENTIONS.filter((rule) => !sweepSafely(rule, nowFor(rule), goOn))
    // Operators read of it beside the job, which then runs again in a minute and not only in the next night.
    if (failed.length > 0)
      throw new Error(`Not swept: ${failed.map(({ collection }) => collection).join(', ')}`)
    return nextNightMs(productNow()) - productNow()
  },
}

function nowFor({ isOfMachine }: (typeof RETENTIONS)[number]): number {
  return isOfMachine ? Date.now() : productNow()
}

/** Trouble with one collection must not keep the others. False when there was any. */
function sweepSafely(rule: (typeof RETENTIONS)[number], now: number, goOn: () => boolean): boolean {
  try {
    const swept = sweep(rule, now, goOn)
    if (swept > 0) $app.logger().info('Swept old rows', 'collection', rule.collection, 'rows', swept)
    return true
  } catch (error) {
    $app.logger().error('A sweep failed', 'collection', rule.collection, 'error', String(error))
    return false
  }
}
