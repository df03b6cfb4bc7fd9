import { refuseStrangers } from './security/internal'

/** GET /api/internal/gzip/{key}: a text of the shared memory, compressed by the route's own middleware. */
export function sendForGzip(e: core.RequestEvent): void {
  refuseStrangers(e)
  const text = $app.store().get(e.request!.pathValue('key')) as string | null
  if (text === null || !e.request!.pathValue('key').startsWith('gzip:'))
    throw new NotFoundError('No such text')
  return e.string(200, text)
}
