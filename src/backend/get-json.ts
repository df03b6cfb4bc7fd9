import { parseJson } from '../domain/parse-json'
import { REALTIME_TIMEOUT_MS } from '../domain/time/intervals'
import { currentAction } from '../platform/action'
import { serverReach } from '../platform/reach'
import { noteServerBuild } from '../platform/server-build'
import { abandonLeftBefore, beginRequest, type Urgency } from './in-flight'
import type { Answered, Reply } from './reply'

export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** Looked up at each call, so that it is also right where `fetch` is replaced later. */
export const browserFetch: Fetch = (path, init) => fetch(path, init)

/**
 * One GET. The HTTP cache is left out: revisions are compared here and kept in IndexedDB, and a browser that
 * answers a 304 from its own cache would hide it from us.
 */
export function getJson(fetch: Fetch, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return ask(fetch, path, { headers })
}

/** One request that carries a body, with everything else as for a GET. */
export function sendJson(
  fetch: Fetch,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const typed = { ...headers, 'Content-Type': 'application/json' }
  return ask(fetch, path, { method, headers: typed, body: JSON.stringify(body) })
}

async function ask(fetch: Fetch, path: string, init: Init): Promise<Reply> {
  // Read first: what a person taps while this request waits for its turn is another action.
  const action = currentAction()
  const turn = beginRequest(path, urgencyOf(path), REALTIME_TIMEOUT_MS)
  const { signal, keep, keepAsWrite, isOverdue, end, leftAt } = turn instanceof Promise ? await turn : turn
  let hasBegun = false
  // A request with a body may have arrived, and only its answer says so: do not give it up.
  if (init.method !== undefined) keepAsWrite()
  const doubting = setTimeout(() => hasBegun || doubtAbout(path), DOUBT_MS)
  try {
    const headers = { ...init.headers, 'X-Correlation-Id': action }
    const response = await fetch(path, { ...init, headers, cache: 'no-store', signal })
    hasBegun = true
    keep()
    noteServerBuild(response.headers.get('X-Build'))
    const text = response.status === 304 ? '' : await response.text()
    // An answer that waited while the device slept says what was true, and what time it was, before the sleep.
    if (init.method === undefined && isOverdue()) return { kind: 'failed', reason: 'network' }
    const { status } = response
    const reply: Reply = { kind: 'answered', status, headers: response.headers, body: parseJson(text) }
    const wasLost = serverReach.state().kind === 'lost'
    if (isOurs(reply)) serverReach.answered(WITHOUT_BODY.includes(status) ? '' : path)
    else if (isCutShort(reply) && urgencyOf(path) !== 'later') serverReach.brokeOff(path)
    else missed(path)
    if (wasLost && serverReach.state().kind === 'reached') abandonLeftBefore(leftAt)
    return reply
  } catch (error) {
    const { name } = error as Error
    const reason = name === 'TimeoutError' ? 'timeout' : 'network'
    // We aborted the request ourselves, which says nothing about the server.
    if (name === 'AbortError') return { kind: 'failed', reason }
    // Other requests that break off, perhaps always, must not make the scores look out of date for long.
    if (hasBegun && reason === 'network' && urgencyOf(path) !== 'later') serverReach.brokeOff(path)
    else missed(path)
    return { kind: 'failed', reason }
  } finally {
    clearTimeout(doubting)
    end()
  }
}

/** The server has boards at hand: if one does not even begin to come, that is a reason to ask whether it is there. */
const DOUBT_MS = 3000
function doubtAbout(path: string): void {
  if (urgencyOf(path) === 'soon') serverReach.doubt()
}

/**
 * Answers of one kind may fail while scores come: the feed has no box score, or a blocker stops a report. That is a
 * reason to ask whether the server is there, and not yet to call it lost and wake everybody when it turns out to be.
 */
function missed(path: string): void {
  if (urgencyOf(path) === 'later' && serverReach.state().kind === 'reached') serverReach.doubt()
  else serverReach.failed()
}

/** Headers as a plain object, so that one more can be added. */
interface Init extends RequestInit {
  readonly headers: Readonly<Record<string, string>>
}

/** The question whether the server is there never waits, and scores wait for no other kind of request. */
function urgencyOf(path: string): Urgency {
  if (path === '/api/time') return 'at once'
  return path.startsWith('/api/boards') ? 'soon' : 'later'
}

const WITHOUT_BODY: readonly number[] = [204, 304]
/** The server itself also answers with this status, for a board that was never read. */
const NEVER_READ_STATUS = 503

/** A proxy, a network's sign-in page or a server in trouble may answer as well; ours speaks JSON. */
function isOurs({ status, body }: Answered): boolean {
  if (WITHOUT_BODY.includes(status)) return true
  return body !== undefined && (status < 500 || status === NEVER_READ_STATUS)
}

/** Whether the answer calls itself JSON and is none. A network's sign-in page calls itself HTML. */
function isCutShort({ headers, body }: Answered): boolean {
  return body === undefined && /json/.test(headers.get('Content-Type') ?? '')
}
