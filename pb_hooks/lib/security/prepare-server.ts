import { setSignInProvider } from './set-sign-in-provider'
import { BODY_TIMEOUT_NS } from './read-body'

const IDLE_NS = 120e9
/** After the guard (-1005), so that answers to preflights carry its headers, and before the limits (-1000). */
const CORS_PRIORITY = -1001

/**
 * Sets what only Go can do, before the first request: no request may take longer to arrive than a body may, whatever
 * its route, and PocketBase's answers to preflights pass the guard.
 */
export function prepareServer(e: core.ServeEvent): void {
  const server = e.server as unknown as Timeouts
  server.readHeaderTimeout = BODY_TIMEOUT_NS
  server.readTimeout = BODY_TIMEOUT_NS
  server.idleTimeout = IDLE_NS
  const cors = middlewaresOf(e).find((one) => one.id === 'pbCors')
  if (!cors) throw new Error('PocketBase has no middleware called pbCors any more')
  cors.priority = CORS_PRIORITY
  setSignInProvider(e.app)
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
