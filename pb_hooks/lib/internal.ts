import { answerOwnCall, refuseStrangers } from './security/internal'
import { sendNoted } from './server/tell-streams'

/** GET /api/internal/gzip/{key}: a text of the shared memory, compressed by the route's own middleware. */
export function sendForGzip(e: core.RequestEvent): void {
  refuseStrangers(e)
  const text = $app.store().get(e.request!.pathValue('key')) as string | null
  if (text === null || !e.request!.pathValue('key').startsWith('gzip:'))
    throw new NotFoundError('No such text')
  return e.string(200, text)
}

/** POST /api/internal/tell/{key}: sends messages to streams. Their readers may stall, so the caller does not wait. */
export function tellStreams(e: core.RequestEvent): void {
  refuseStrangers(e)
  const key = e.request!.pathValue('key')
  answerOwnCall(e)
  sendNoted(key)
}
