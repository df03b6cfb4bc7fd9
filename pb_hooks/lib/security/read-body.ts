import { takePlace } from './body-places'

/** PocketBase would take 32 MB and more; no record of ours comes near this. */
const LARGEST_BODY = 64 * 1024
const SECOND_NS = 1e9
const HOUR_NS = 3600 * SECOND_NS
/** A body that is sent with its headers is there at once, or after the next packets. */
const AT_ONCE_NS = SECOND_NS / 50
export const BODY_TIMEOUT_NS = 10 * SECOND_NS

/** Go's own response writer beneath PocketBase's, which knows the connection. */
interface Connection {
  setReadDeadline(time: time.Time): void
}

/**
 * Reads the whole body before anything else happens, so that a slow client occupies nothing but this wait. Later code
 * finds the body in memory. A body that does not come at once needs one of few places, because a runtime waits with it:
 * two thousand idle requests held 580 MB of them.
 */
export function readBody(e: core.RequestEvent): void {
  const length = e.request!.contentLength
  if (length === 0) return
  if (length > LARGEST_BODY) throw new ApiError(413, 'The body is too large', {})
  const connection = connectionOf(e)
  // The length of a body in pieces is unknown before its end, and after a broken piece reading cannot go on.
  if (length > 0 && isThereAfter(e, connection, AT_ONCE_NS)) return
  hangUp(e)
  const leave = takePlace(e.realIP())
  if (!leave) throw new ApiError(503, 'Too many are sending slowly. Please try again.', {})
  try {
    if (!isThereAfter(e, connection, BODY_TIMEOUT_NS))
      throw new ApiError(408, 'The body did not come in time', {})
    e.response.header().del('Connection')
  } finally {
    leave()
  }
}

/** For routes without a body: the server does not wait for one that nobody reads. */
export function refuseBody(e: core.RequestEvent, request: http.Request): void {
  if (request.contentLength === 0) return
  hangUp(e)
  throw new BadRequestError('This takes no body')
}

/** Gives superusers an hour, because they upload backups. */
export function readWithoutHurry(e: core.RequestEvent): void {
  setDeadline(connectionOf(e), HOUR_NS)
}

/** Closes the connection: the rest of a body that did not come in time would pass for the next request. */
function hangUp(e: core.RequestEvent): void {
  e.response.header().set('Connection', 'close')
}

function isThereAfter(e: core.RequestEvent, connection: Connection, withinNs: number): boolean {
  setDeadline(connection, withinNs)
  const size = sizeOfBody(e)
  if (size !== undefined && size > LARGEST_BODY) throw new ApiError(413, 'The body is too large', {})
  // When the body did not come, the deadline stays: without it Go would read on before it sends the refusal.
  if (size === undefined) return false
  // Left as it is, the deadline would end the request while it is being answered.
  setDeadline(connection, HOUR_NS)
  return true
}

function sizeOfBody(e: core.RequestEvent): number | undefined {
  try {
    return toBytes(e.request!.body, LARGEST_BODY + 1).length
  } catch {
    return undefined
  }
}

function setDeadline(connection: Connection, fromNowNs: number): void {
  connection.setReadDeadline(new DateTime().add(fromNowNs as unknown as time.Duration).time())
}

function connectionOf(e: core.RequestEvent): Connection {
  return (e.response as unknown as { unwrap(): Connection }).unwrap()
}
