import type { Role } from '../../../src/domain/people/roles/role'
import { callerOf, isOperator } from '../security/caller'

/** Runs before anything is read for the console, so that other callers learn nothing. */
export function operatorsOnly(e: core.RequestEvent): void {
  if (isOperator(callerOf(e))) return
  if (!e.auth) throw new UnauthorizedError('Sign in as an operator')
  throw new ForbiddenError("You don't have permission to access this area.")
}

/** An operator without a row in `superusers` is an admin. */
export function roleOfOperator(e: core.RequestEvent): Role {
  if (e.auth?.collection().name !== 'users') return 'superuser'
  return hasSuperuserRow(e.auth.id) ? 'superuser' : 'admin'
}

function hasSuperuserRow(userId: string): boolean {
  return $app.findRecordsByFilter('superusers', 'user_id = {:userId}', '', 1, 0, { userId }).length > 0
}
