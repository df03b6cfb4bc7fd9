import { callerOf, isOperator } from '../security/caller'

/** Runs before anything is read for the console, so that other callers learn nothing. */
export function operatorsOnly(e: core.RequestEvent): void {
  if (isOperator(callerOf(e))) return
  if (!e.auth) throw new UnauthorizedError('Sign in as an operator')
  throw new ForbiddenError("You don't have permission to access this area.")
}
