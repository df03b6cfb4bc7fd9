import { authLine, crowdOf, type AuthEvent } from '../../../src/domain/operations/logs/auth-line'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { spend, OURSELVES, type Budget } from '../cache/budget'
import { hasSettings } from '../server/settings'
import { holdLine } from './keep-line'

/**
 * A flood of refusals must neither fill the log nor use up the lines of people elsewhere who sign in. Each kind has a
 * budget of its own, so that neither the flood nor a full stadium hides who changed a password meanwhile.
 */
const LIMITS = { perMinute: 120, perAsker: 20 }
const budgetOf = (event: AuthEvent): Budget => ({ name: `lines of accounts: ${crowdOf(event)}`, ...LIMITS })

/** A request's network is known; what the server does by itself has none. */
interface Door {
  readonly userId?: string | undefined
  readonly e?: { realIP(): string }
}

export function logAuth(event: AuthEvent, { userId, e }: Door): void {
  if (!hasSettings() || !spend(budgetOf(event), e ? networkOf(e.realIP()) : OURSELVES)) return
  holdLine({ ...authLine(event), ...(userId && { userId }) })
}
