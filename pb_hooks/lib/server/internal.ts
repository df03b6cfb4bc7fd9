import { setSecurityHeaders } from '../security/headers'
import { serverSettings } from './settings'

/** Routes below /api/internal answer only this machine, and only who knows the secret of this start. */
export function refuseStrangers(e: core.RequestEvent): void {
  setSecurityHeaders(e)
  const given = e.request!.header.get('X-Internal-Secret')
  const local = /^(127\.|::1$|\[::1\])/.test(e.remoteIP())
  if (!local || !$security.equal(given, serverSettings().internalSecret))
    throw new NotFoundError('No such route')
}
