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

/**
 * The same for a request that the server makes to itself and waits for: the answer is complete before the work begins.
 * The connection ends with it, because otherwise the server's next request to itself would wait on it.
 */
export function answerOwnCall(e: core.RequestEvent): void {
  e.response.header().set('Content-Length', '0')
  e.response.header().set('Connection', 'close')
  answerBeforeWork(e)
}
