import { takeLock } from '../server/lock'
import { readShared, writeShared } from '../server/shared'
import { productNow } from '../server/time'

/** One save at a time: if the database is stuck, other saves would only queue behind the first. */
const LOCK = 'saving-what-waits'
const LONGEST_SAVING_MS = 600_000
/** A caller that comes during a save waits this long for it, and then reads what there is. */
const PATIENCE_MS = 2000
const STEP_MS = 20
/** A save takes milliseconds. One that takes so long does not get through. */
const STUCK_MS = 5000
const SAVING_SINCE = 'saving-since'
const REFUSED_SINCE = 'writes-refused-since'

interface Moment {
  readonly wallMs: number
  readonly productMs: number
}

/**
 * Writes if the database takes writes. If it does not, nothing is thrown, because operators could not even look. What
 * was to be saved waits, and `refusedSince` tells of the trouble from memory. False when nothing was saved.
 */
export function saveIfPossible(save: () => void): boolean {
  const lock = waitForLock()
  if (!lock) return false
  const before = readShared<Moment>(REFUSED_SINCE)
  const begun: Moment = { wallMs: Date.now(), productMs: productNow() }
  writeShared(SAVING_SINCE, begun)
  try {
    save()
    writeShared(REFUSED_SINCE, null)
    return true
  } catch (error) {
    if (!before) $app.logger().error('Nothing could be saved', 'error', String(error))
    writeShared(REFUSED_SINCE, before ?? begun)
    return false
  } finally {
    writeShared(SAVING_SINCE, null)
    lock.release()
  }
}

/** Since when the database has refused writes (product time); undefined when it takes them. */
export function refusedSince(): number | undefined {
  const refused = readShared<Moment | null>(REFUSED_SINCE)
  if (refused) return refused.productMs
  const saving = readShared<Moment | null>(SAVING_SINCE)
  return saving && Date.now() - saving.wallMs > STUCK_MS ? saving.productMs : undefined
}

function waitForLock() {
  for (let waited = 0; ; waited += STEP_MS) {
    const lock = takeLock(LOCK, LONGEST_SAVING_MS)
    if (lock || waited >= PATIENCE_MS || refusedSince() !== undefined) return lock
    sleep(STEP_MS)
  }
}
