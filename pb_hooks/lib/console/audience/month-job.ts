import { MINUTE_MS, SECOND_MS } from '../../../../src/domain/time/intervals'
import type { Job } from '../../jobs/job'
import { productNow } from '../../server/time'
import { countMonth } from './count-month'

/** Four times a minute, so that an operator who looks waits for the visits of seconds alone. */
export const monthOfVisitsJob: Job = {
  name: 'month-of-visits',
  firstAfterMs: SECOND_MS,
  run(goOn) {
    countMonth(productNow(), goOn)
    return MINUTE_MS / 4
  },
}
