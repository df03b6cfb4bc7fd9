import { MINUTE_MS } from '../../../src/domain/time/intervals'
import type { Job } from '../jobs/job'
import { productNow } from '../server/time'
import { updateAlerts } from './update-alerts'

/** Runs four times a minute, so that an operator hears of trouble within a minute. */
export const alertsJob: Job = {
  name: 'alerts',
  firstAfterMs: MINUTE_MS / 4,
  run() {
    updateAlerts(productNow())
    return MINUTE_MS / 4
  },
}
