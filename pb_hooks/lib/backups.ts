import { LOCK_FILE } from '../../src/domain/server-settings'
import { noteBackup } from './console/backups-now'
import { keepOwnApp } from './server/as-job'
import { makeFirstSuperuser } from './server/first-superuser'
import { MARK_FILE, renewMark, settleEpoch } from './server/epoch'

/** At each start of the server; commands (`migrate`, `operator`) run beside it and must not decide for it. */
export function recogniseData(e: core.BootstrapEvent): void {
  e.next()
  keepOwnApp(e.app)
  if (!$os.getenv('TURBO_SETTINGS')) return
  makeFirstSuperuser()
  if (isMigrated()) settleEpoch()
}

/** A backup holds neither its server's lock file nor the mark file. Making one also renews the mark in the database. */
export function markBackup(e: core.BackupEvent): void {
  e.exclude = [...e.exclude, MARK_FILE, LOCK_FILE, ...edgeFolders()]
  noteBackup(() => e.next())
  renewMark()
}

/** The folders of edges that are tried on this machine: a backup needs nothing of them. */
function edgeFolders(): readonly string[] {
  const entries = [...$os.readDir($app.dataDir())]
  return entries.map((entry) => entry.name()).filter((name) => /^edge-\d+$/.test(name))
}

/** On the very first start the tables come after this; the first board to be published settles the epoch then. */
function isMigrated(): boolean {
  return ['server_epoch', 'boards', 'board_documents'].every((name) => $app.hasTable(name))
}
