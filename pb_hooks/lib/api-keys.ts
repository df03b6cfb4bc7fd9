import { MOST_KEYS, LONGEST_KEY_NAME, NEW_KEYS, parseKeyName } from '../../src/domain/people/api-keys/api-key'
import { budgetSpentText } from '../../src/domain/people/budgets/row-budgets'
import { can, denialText } from './access/can'
import { spendToday } from './access/daily-count'
import { signedIn } from './accounts/signed-in'
import { keysOf, makeKey, revokeKey } from './api/key-rows'
import { logAuth } from './log/log-auth'

/** GET /api/account/api-keys: the caller's own keys, without secrets, even for users who may make no more. */
export function listApiKeys(e: core.RequestEvent): void {
  return e.json(200, { keys: keysOf(signedIn(e)) })
}

/** POST /api/account/api-keys: makes a key. Only this answer ever contains its secret. */
export function createApiKey(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!can(user, 'api_access')) throw new ForbiddenError(denialText(user, 'api_access'))
  const name = parseKeyName(e.requestInfo().body['name'])
  if (name === undefined)
    throw new BadRequestError(`A key needs a name of 1 to ${LONGEST_KEY_NAME} letters`, {})
  if (!spendToday(e, 'api keys', NEW_KEYS)) throw new TooManyRequestsError(budgetSpentText())
  const made = makeKey(user, name)
  if (!made) throw new BadRequestError(`An account has ${MOST_KEYS} keys at most`, {})
  logAuth({ kind: 'new-key' }, { userId: user.id, e })
  return e.json(200, made)
}

/** POST /api/account/api-keys/revoke: ends one of the caller's keys, and reveals nothing about others'. */
export function revokeApiKey(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!revokeKey(user, String(e.requestInfo().body['id'] ?? '')))
    throw new NotFoundError('There is no such key')
  logAuth({ kind: 'revoked-key' }, { userId: user.id, e })
  return e.noContent(204)
}
