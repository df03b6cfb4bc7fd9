import { authLine, type AuthEvent } from '../../../src/domain/operations/logs/auth-line'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { spend, OURSELVES, type Budget } from '../cache/budget'
import { hasSettings } from '../server/settings'
import { holdLine } from './keep-line'

/** A flood of refusals must neither fill the log nor use up the lines of people elsewhere who sign in. */
const LINES: Budget = { name: 'lines of accounts', perMinute: 120, perAsker: 20 }

/** A request's network is known; what the server does by itself has none. */
interface Door {
  readonly userId?: string | undefined
  readonly e?: { realIP(): string }
}

export function logAuth(event: AuthEvent, { userId, e }: Door): void {
  if (!hasSettings() || !spend(LINES, e ? networkOf(e.realIP()) : OURSELVES)) return
  holdLine({ ...authLine(event), ...(userId && { userId }) })
}
