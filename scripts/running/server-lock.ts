import { linkSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCK_FILE } from '../../src/domain/server-settings'
import { isStillThere } from './process-birth'
import { isRunning, readServer, writeServer, type RunningServer } from './server-list'

const PATIENCE_MS = 10_000
const PAUSE_MS = 100

/** Who owns the data folder: this process now, or still another one. */
export type Lock = { readonly kind: 'ours' } | { readonly kind: 'taken'; readonly by: RunningServer }

/** Takes the lock if no living process has it. When two try at once, only one gets it. */
export function lock(server: RunningServer): Lock {
  const path = lockOf(server)
  const mine = `${path}.${process.pid}`
  writeServer(mine, server)
  try {
    for (;;) {
      if (link(mine, path)) return { kind: 'ours' }
      const holder = holderOf(server.dataDir)
      if (holder) return { kind: 'taken', by: holder }
      clearStale(path)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

export function unlock(server: RunningServer): void {
  const holder = readServer(lockOf(server))?.keeper
  if (holder?.pid !== server.keeper.pid || holder.began !== server.keeper.began) return
  rmSync(lockOf(server), { force: true })
}

export function renewLock(server: RunningServer): void {
  writeServer(lockOf(server), server)
}

/** A lock that came here with a copy of another folder belongs to that folder. */
export function holderOf(dataDir: string): RunningServer | undefined {
  const holder = readServer(join(dataDir, LOCK_FILE))
  return holder && holder.dataDir === dataDir && isRunning(holder) ? holder : undefined
}

/** PocketBase outlives a killed keeper by a moment, so a start right after that waits for its end. */
export async function waitForOrphanToEnd(dataDir: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (let holder = holderOf(dataDir); holder && !isStillThere(holder.keeper); holder = holderOf(dataDir)) {
    if (Date.now() > until) return
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}

function lockOf({ dataDir }: RunningServer): string {
  return join(dataDir, LOCK_FILE)
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Takes a dead process's lock away. If a living process took the lock in between, it gets it back. */
function clearStale(path: string): void {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const found = readServer(aside)
  if (found && isRunning(found) && found.dataDir === dirname(path)) link(aside, path)
  rmSync(aside, { force: true })
}
