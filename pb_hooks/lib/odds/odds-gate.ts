import { accessTo } from '../../../src/domain/people/gates/access'
import type { Permission } from '../../../src/domain/people/tiers/permission'
import { isSuperuser } from '../security/admin-address'
import { guardQuietRoute } from '../security/headers'

/** Lets callers pass who may see odds; everybody else gets an explanation and no odds at all. */
export function requireOddsAccess(e: core.RequestEvent): void {
  guardQuietRoute(e)
  e.response.header().set('Cache-Control', 'private, no-cache')
  e.response.header().set('Vary', 'Authorization, Accept-Encoding')
  if (isSuperuser(e)) return
  if (!e.auth || e.hasSuperuserAuth()) throw new UnauthorizedError('Sign in to see betting odds')
  const access = accessTo('view_betting_odds', e.auth.getStringSlice('can') as Permission[])
  if (access.kind === 'denied') throw new ForbiddenError(access.text, {})
}
