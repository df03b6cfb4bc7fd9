import { existsSync } from 'node:fs'
import type { Settings } from '../environment'
import { closeToOthers, dataFolder, makeDataFolder } from './data-folder'
import { refuseTakenPort } from './port'
import { birthOf } from './process-birth'
import { lock, renewLock, unlock, waitForOrphanToEnd } from './server-lock'
import { listServer, runningServers, unlistServer, type RunningServer } from './server-list'
import { siteFolder } from './site-folder'
import { onMustEnd } from './on-must-end'

/** The port, the data folder and the folder of builds of one server, which nobody else uses while it runs. */
export class Place {
  private end = () => process.exit(0)

  constructor(
    private server: RunningServer,
    readonly siteDir: string,
  ) {
    listServer(server)
    process.on('exit', () => this.leave())
    onMustEnd(() => this.end())
  }

  get dataDir(): string {
    return this.server.dataDir
  }

  /** Until this is called, a signal to end ends the process at once. */
  endBy(end: () => void): void {
    this.end = end as () => never
  }

  /** These builds stay as long as this server lives, however many newer ones are built. */
  serves(builds: readonly string[]): void {
    this.change({ ...this.server, builds })
  }

  runs(childPid: number): void {
    const child = birthOf(childPid)
    if (child) this.change({ ...this.server, child })
  }

  private change(server: RunningServer): void {
    this.server = server
    renewLock(server)
    listServer(server)
  }

  private leave(): void {
    unlock(this.server)
    unlistServer(this.server)
  }
}

/**
 * Runs first, before anything is built, emptied or written: checks that the folders are ours to use, the port is free,
 * and no server runs on this data. A second start says so and leaves the first as it is.
 */
export async function takePlace(settings: Settings): Promise<Place> {
  const dataDir = dataFolder(settings.dataDir)
  const siteDir = siteFolder(settings.siteDir, dataDir)
  await waitForOrphanToEnd(dataDir)
  await refuseTakenPort(settings)
  refuseTakenData(runningServers().find((server) => server.dataDir === dataDir))
  const isNew = !existsSync(dataDir)
  makeDataFolder(dataDir, settings.dataDir)
  const keeper = birthOf(process.pid) ?? { pid: process.pid, began: '' }
  const server = { keeper, url: settings.appUrl, dataDir, builds: [] }
  const taken = lock(server)
  if (taken.kind === 'taken') refuseTakenData(taken.by)
  if (!isNew) reportClosedFiles(settings.dataDir, closeToOthers(dataDir))
  return new Place(server, siteDir)
}

function refuseTakenData(by: RunningServer | undefined): void {
  if (!by) return
  throw new Error(
    `${by.dataDir} is in use by the Turbo Scores at ${by.url} (process ${by.keeper.pid}); ` +
      'end that one first, or set DATA_DIR and PORT to others.',
  )
}

function reportClosedFiles(name: string, closed: number): void {
  if (closed === 0) return
  const what = closed === 1 ? 'one file or folder' : `${closed} files and folders`
  console.log(`Other users of this machine could read ${what} of DATA_DIR (${name}); now only its owner can.`)
}
