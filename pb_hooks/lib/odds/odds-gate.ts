import { accessTo } from '../../../src/domain/people/gates/access'
import { callerOf } from '../security/caller'
import { guardQuietRoute } from '../security/headers'

/** Lets callers pass who may see odds; everybody else gets an explanation and no odds at all. */
export function requireOddsAccess(e: core.RequestEvent): void {
  guardQuietRoute(e)
  e.response.header().set('Cache-Control', 'private, no-cache')
  e.response.header().set('Vary', 'Authorization, Accept-Encoding')
  const caller = callerOf(e)
  if (!caller.signedIn) throw new UnauthorizedError('Sign in to see betting odds')
  const access = accessTo('view_betting_odds', caller)
  if (access.kind === 'denied') throw new ForbiddenError(access.text, {})
}
