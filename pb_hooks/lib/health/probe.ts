import { takeLock } from '../server/lock'
import { serverSettings } from '../server/settings'
import { readShared, writeShared } from '../server/shared'

/** A probe that takes longer than this hangs. */
const TIMEOUT_S = 2
/** One probe serves everybody who asks within this time, so that nobody can make the server write by asking. */
const ANSWER_HOLDS_MS = 1000
const PROBE_LOCK_MS = (2 * TIMEOUT_S + 2) * 1000
const KEY = 'database-probe'

/** What the database does: `cannot read` when the connections that requests share are used up. */
export type Readiness = 'ready' | 'cannot read' | 'cannot write'

interface Probe {
  readonly found: Readiness
  readonly at: number
}

/** Whether the database can be used now. Answers within a bounded time also when it cannot. */
export function readiness(): Readiness {
  const last = readShared<Probe>(KEY)
  if (last && Math.abs(Date.now() - last.at) < ANSWER_HOLDS_MS) return last.found
  const lock = takeLock(KEY, PROBE_LOCK_MS)
  if (!lock) return last?.found ?? waitForFirst()
  try {
    const probe = { found: probeOnce(), at: Date.now() }
    writeShared(KEY, probe)
    return probe.found
  } finally {
    lock.release()
  }
}

function probeOnce(): Readiness {
  if (!succeeds('read')) return 'cannot read'
  return succeeds('write') ? 'ready' : 'cannot write'
}

/**
 * A statement that waits for a connection, or for another transaction, cannot be cancelled from inside, but a request
 * can. So the probe asks a route of this server, which waits only as long as its client stays connected.
 */
function succeeds(what: 'read' | 'write'): boolean {
  const { loopbackUrl, internalSecret } = serverSettings()
  try {
    const reply = $http.send({
      method: 'POST',
      url: `${loopbackUrl}/api/internal/probe/${what}`,
      timeout: TIMEOUT_S,
      headers: { 'x-internal-secret': internalSecret },
    })
    return reply.statusCode === 204
  } catch {
    return false
  }
}

function waitForFirst(): Readiness {
  for (let waited = 0; waited < PROBE_LOCK_MS; waited += 20) {
    const probe = readShared<Probe>(KEY)
    if (probe) return probe.found
    sleep(20)
  }
  return 'cannot read'
}

/** Uses the same connections as the reads of all requests. */
export function readWhileAsked(e: core.RequestEvent): void {
  const row = new DynamicModel({ id: '' })
  $app
    .concurrentDB()
    .newQuery('SELECT id FROM server_epoch LIMIT 1')
    .withContext(e.request!.context())
    .one(row)
}

/** It changes nothing, but takes the same way as any other write. */
export function writeWhileAsked(e: core.RequestEvent): void {
  $app
    .nonconcurrentDB()
    .newQuery("UPDATE server_epoch SET mark = mark WHERE id != ''")
    .withContext(e.request!.context())
    .execute()
}
