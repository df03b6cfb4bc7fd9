import { letVouch } from './let-vouch'
import { BODY_TIMEOUT_NS } from './read-body'

const IDLE_NS = 120e9
/** Behind the guard (-1005), whose headers a preflight's answer then carries, and before the limits (-1000). */
const CORS_PRIORITY = -1001

/**
 * What only Go can do, set before the first request: no request takes longer to come in than a body may, whatever
 * route it is for, and PocketBase's answers to preflights pass the guard.
 */
export function prepareServer(e: core.ServeEvent): void {
  const server = e.server as unknown as Timeouts
  server.readHeaderTimeout = BODY_TIMEOUT_NS
  server.readTimeout = BODY_TIMEOUT_NS
  server.idleTimeout = IDLE_NS
  const cors = middlewaresOf(e).find((one) => one.id === 'pbCors')
  if (!cors) throw new Error('PocketBase has no middleware called pbCors any more')
  cors.priority = CORS_PRIORITY
  letVouch(e.app)
  return e.next()
}

/** In nanoseconds. */
interface Timeouts {
  readHeaderTimeout: number
  readTimeout: number
  idleTimeout: number
}

interface NativeMiddleware {
  readonly id: string
  priority: number
}

function middlewaresOf(e: core.ServeEvent): readonly NativeMiddleware[] {
  return [...(e.router as unknown as { middlewares: Iterable<NativeMiddleware> }).middlewares]
}
