import { guardQuietRoute } from './headers'
import { isOwnAddress } from './own-address'
import { serverSettings } from '../server/settings'

/** Routes below /api/internal answer only this machine, and only callers with the secret of this start. */
export function refuseStrangers(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const given = e.request!.header.get('X-Internal-Secret')
  const { loopbackUrl, internalSecret } = serverSettings()
  if (!isOwnAddress(e.remoteIP(), loopbackUrl) || !$security.equal(given, internalSecret))
    throw new NotFoundError('No such route')
}

/** Says at once that the work begins: `serve`, which asks again until it is heard, must not wait for its end. */
export function answerBeforeWork(e: core.RequestEvent): void {
  e.response.writeHeader(202)
  e.flush()
}
