import { MOST_LOG_BYTES } from '../../../src/domain/operations/retention'
import { takeDropped } from './dropped'
import { saveLines } from './keep-line'

/** Lines differ in length, so only the result shows how many bytes a share of them frees. */
const MOST_ROUNDS = 8

/**
 * PocketBase limits its log only by the age of its lines. Each minute this deletes the oldest lines until the rest fits
 * its bytes. The file does not shrink, but its free pages are used again before it grows.
 */
export function trimLog(): void {
  try {
    saveLines()
  } finally {
    // While our database takes no lines, this log in the other one fills as fast as ever.
    trim()
  }
}

function trim(): void {
  const dropped = takeDropped()
  if (dropped > 0) $app.logger().warn('There were more lines for the log than it takes', 'lines', dropped)
  for (let round = 0; round < MOST_ROUNDS && isTooLong(); round++) $app.auxRunInTransaction(dropTooOld)
}

function isTooLong(): boolean {
  return bytesInUse($app) > MOST_LOG_BYTES
}

/** In one transaction: otherwise two runs at once would each drop the share that one of them must. */
function dropTooOld(tx: CoreApp): void {
  const bytes = bytesInUse(tx)
  if (bytes > MOST_LOG_BYTES) dropOldest(tx, 1 - MOST_LOG_BYTES / bytes)
}

function bytesInUse(app: CoreApp): number {
  const found = new DynamicModel({ bytes: 0 }) as unknown as { bytes: number }
  app
    .auxDB()
    .newQuery(
      `SELECT (pages.page_count - free.freelist_count) * size.page_size AS bytes
       FROM pragma_page_count AS pages, pragma_freelist_count AS free, pragma_page_size AS size`,
    )
    .one(found)
  return found.bytes
}

function dropOldest(tx: CoreApp, share: number): void {
  tx.auxDB()
    .newQuery(
      `DELETE FROM {{_logs}} WHERE rowid <=
         (SELECT MIN(rowid) + CAST((MAX(rowid) - MIN(rowid)) * {:share} AS INT) FROM {{_logs}})`,
    )
    .bind({ share })
    .execute()
}
