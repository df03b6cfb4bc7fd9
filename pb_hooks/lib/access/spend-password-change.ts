import { PASSWORD_CHANGES_A_DAY } from '../../../src/domain/people/budgets/guess-limits'
import { DAY_MS } from '../../../src/domain/time/intervals'
import { spendToday } from './daily-count'
import { sayRetryAfter, waitUntil } from './wait-until'

/** Whether the account may change its password once more today. Otherwise the answer says when the next day begins. */
export function spendPasswordChange(e: core.RequestEvent): boolean {
  if (spendToday(e, 'old passwords', PASSWORD_CHANGES_A_DAY)) return true
  const now = Date.now()
  sayRetryAfter(e, waitUntil((Math.floor(now / DAY_MS) + 1) * DAY_MS, now))
  return false
}
