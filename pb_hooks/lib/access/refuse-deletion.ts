import { accountFailureText } from '../../../src/domain/people/users/account-failure'

/** An account is deleted with its password (`accounts/delete-account.ts`), not by a token alone. */
export function refuseDeletion(e: core.RecordRequestEvent): void {
  if (!e.hasSuperuserAuth()) throw new ForbiddenError(accountFailureText('deletion'))
  return e.next()
}
