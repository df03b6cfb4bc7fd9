import { takeLock } from '../server/lock'
import { serverSettings } from '../server/settings'
import { readShared, writeShared } from '../server/shared'

/** A write that takes longer than this is one that hangs. */
const TIMEOUT_S = 2
/** One probe serves everybody who asks within this time, so that nobody can make the server write by asking. */
const ANSWER_HOLDS_MS = 1000
const PROBE_LOCK_MS = (TIMEOUT_S + 2) * 1000
const KEY = 'write-probe'

interface Probe {
  readonly canWrite: boolean
  readonly at: number
}

/** Whether the database takes writes now. Answers within a bounded time also when it does not. */
export function canWrite(): boolean {
  const last = readShared<Probe>(KEY)
  if (last && Date.now() - last.at < ANSWER_HOLDS_MS) return last.canWrite
  const lock = takeLock(KEY, PROBE_LOCK_MS)
  if (!lock) return last?.canWrite ?? waitForFirst()
  try {
    const probe = { canWrite: probeOnce(), at: Date.now() }
    writeShared(KEY, probe)
    return probe.canWrite
  } finally {
    lock.release()
  }
}

/**
 * A write that waits for another's transaction cannot be given up from inside, but a request can: the probe asks an
 * own route that writes for as long as its client stays.
 */
function probeOnce(): boolean {
  const { loopbackUrl, internalSecret } = serverSettings()
  try {
    const reply = $http.send({
      method: 'POST',
      url: `${loopbackUrl}/api/internal/probe`,
      timeout: TIMEOUT_S,
      headers: { 'x-internal-secret': internalSecret },
    })
    return reply.statusCode === 204
  } catch {
    return false
  }
}

function waitForFirst(): boolean {
  for (let waited = 0; waited < PROBE_LOCK_MS; waited += 20) {
    const probe = readShared<Probe>(KEY)
    if (probe) return probe.canWrite
    sleep(20)
  }
  return false
}

/** The write itself: it changes nothing, but takes the same way as any other. */
export function writeWhileAsked(e: core.RequestEvent): void {
  $app
    .nonconcurrentDB()
    .newQuery("UPDATE server_epoch SET mark = mark WHERE id != ''")
    .withContext(e.request!.context())
    .execute()
}
