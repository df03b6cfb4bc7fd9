import type { Backups } from '../../../src/domain/operations/jobs/backups'
import { readShared, writeShared } from '../server/shared'

const FAILURE = 'backup-failure'
const LONGEST_FAILURE = 200

/** Makes the backup, and remembers how that went until the server stops. */
export function noteBackup(make: () => void): void {
  try {
    make()
    writeShared(FAILURE, null)
  } catch (error) {
    writeShared(FAILURE, String(error).slice(0, LONGEST_FAILURE))
    throw error
  }
}

/** Undefined where no schedule makes backups. */
export function backupsNow(): Backups | undefined {
  const { cron, cronMaxKeep, s3 } = $app.settings().backups
  if (cron === '') return undefined
  const failure = readShared<string | null>(FAILURE)
  return {
    cron,
    kept: cronMaxKeep,
    latest: s3.enabled ? 'elsewhere' : latestHere(),
    ...(failure && { failure }),
  }
}

function latestHere(): Backups['latest'] {
  try {
    return latestIn($app.newBackupsFilesystem())
  } catch {
    return 'unread'
  }
}

function latestIn(files: filesystem.System): Backups['latest'] {
  try {
    const times = [...files.list('')].map((one) => one!.modTime.unixMilli())
    return times.length === 0 ? 'none' : { madeAtMs: Math.max(...times), nowMs: Date.now() }
  } finally {
    files.close()
  }
}
