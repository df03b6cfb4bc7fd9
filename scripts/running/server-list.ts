import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStillThere, type Birth } from './process-birth'

/** What a running server tells later commands: builds, operator commands, and a second start. */
export interface RunningServer {
  /** The process that looks after it. */
  readonly keeper: Birth
  /** PocketBase itself; absent before it runs. */
  readonly child?: Birth
  /** The address people use. */
  readonly url: string
  /** The real path. */
  readonly dataDir: string
  /** The folders it serves and runs, which must stay as long as it lives. */
  readonly builds: readonly string[]
}

const FOLDER = 'build/servers'

/** The servers of this checkout that live. */
export function runningServers(): readonly RunningServer[] {
  return listedNames().flatMap((name) => {
    const server = readServer(join(FOLDER, name))
    if (server && isRunning(server)) return [server]
    // A file that is half written is newer than this look at it; only a file that was complete is removed.
    if (server) rmSync(join(FOLDER, name), { force: true })
    return []
  })
}

/** A server lives as long as either of its two processes: PocketBase may outlive its keeper by a moment. */
export function isRunning({ keeper, child }: RunningServer): boolean {
  return isStillThere(keeper) || (child !== undefined && isStillThere(child))
}

export function listServer(server: RunningServer): void {
  mkdirSync(FOLDER, { recursive: true })
  writeServer(placeOf(server), server)
}

export function unlistServer(server: RunningServer): void {
  rmSync(placeOf(server), { force: true })
}

/** Nothing when there is no such file, or when something else stands in it. */
export function readServer(path: string): RunningServer | undefined {
  try {
    const server = JSON.parse(readFileSync(path, 'utf8')) as Partial<RunningServer>
    const isWhole = server.keeper && server.url && server.dataDir && Array.isArray(server.builds)
    return isWhole ? (server as RunningServer) : undefined
  } catch {
    return undefined
  }
}

export function writeServer(path: string, server: RunningServer): void {
  const next = `${path}.${process.pid}.next`
  writeFileSync(next, `${JSON.stringify(server)}\n`, { mode: 0o600 })
  renameSync(next, path)
}

function placeOf({ keeper }: RunningServer): string {
  return join(FOLDER, `${keeper.pid}.json`)
}

function listedNames(): readonly string[] {
  try {
    return readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}
