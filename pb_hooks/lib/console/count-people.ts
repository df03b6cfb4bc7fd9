import type { PeopleNow } from '../../../src/domain/operations/dashboard/overview'
import { countActive } from './active-visits'
import { countMonthSoon } from './audience/count-month'
import { minutesOnAverage, readTotals } from './audience/totals'

/** Who was there within half an hour, how many accounts there are, and how long a session lasts in 30 days. */
export function countPeople(nowMs: number): PeopleNow {
  const uncounted = countMonthSoon(nowMs)
  const averageSession = minutesOnAverage(readTotals().sum('averaged'))
  return {
    ...countActive(nowMs),
    ...(averageSession !== undefined && { averageSession }),
    ...(uncounted > 0 && { uncounted }),
  }
}
