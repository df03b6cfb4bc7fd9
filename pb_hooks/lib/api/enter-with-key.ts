import { parseKey } from '../../../src/domain/people/api-keys/api-key'
import { rateLimit, rateLimitText } from '../../../src/domain/people/api-keys/api-limits'
import { can, denialText } from '../access/can'
import { guardQuietRoute } from '../security/headers'
import { findRecord } from '../server/records'
import { findKey } from './key-rows'
import { spendRequest } from './spend-request'

/**
 * Every route for programs calls this first: from then on the request comes from the key's owner, with exactly what the
 * owner may see now. A session of the page opens none of these routes, so programs only ever need a key.
 */
export function enterWithKey(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const say = e.response.header().set
  say('Cache-Control', 'no-store')
  const secret = parseKey(e.request!.header.get('Authorization'))
  const key = secret === undefined ? undefined : findKey(secret)
  const owner = key && findRecord('users', key.getString('user_id'))
  if (!key || !owner) {
    say('WWW-Authenticate', 'Bearer')
    throw new UnauthorizedError('Send a key that is not revoked: Authorization: Bearer tsk_…')
  }
  if (!can(owner, 'api_access')) throw new ForbiddenError(denialText(owner, 'api_access'))
  const now = Date.now()
  const { isSpent, headers } = rateLimit(spendRequest(key.id, now), now)
  for (const [name, value] of Object.entries(headers)) say(name, value)
  if (isSpent) throw new TooManyRequestsError(rateLimitText(), {})
  e.auth = owner
}
