import { existsSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { HOUR_MS } from '../../src/domain/time/intervals'
import { runningServers } from '../running/server-list'
import { BUILD_MARK, isBuildId, listedBuilds, UNFINISHED, writeList } from './build-list'

/** Pages stay open for days; what they load later is served from the builds before the newest. */
export const BUILDS_KEPT = 3

/** Removes builds that are too old and that no running server serves. A folder without our mark is never touched. */
export function sweepBuilds(folder: string, inUse = buildsInUse()): void {
  const listed = listedBuilds(folder)
  const kept = listed.filter((id, age) => age < BUILDS_KEPT || inUse.has(resolve(folder, id)))
  if (kept.length < listed.length) writeList(folder, kept)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!isOurs(path) || kept.includes(name) || inUse.has(resolve(path))) continue
    if (listed.includes(name) || isLeftOver(name, path)) rmSync(path, { recursive: true, force: true })
  }
}

function isOurs(path: string): boolean {
  return lstatSync(path).isDirectory() && existsSync(join(path, BUILD_MARK))
}

/** A build that is on no list. A young one may belong to a build that runs beside this one. */
function isLeftOver(name: string, path: string): boolean {
  const isNamedByUs = isBuildId(name) || name.startsWith(UNFINISHED)
  return isNamedByUs && Date.now() - statSync(join(path, BUILD_MARK)).mtimeMs > HOUR_MS
}

function buildsInUse(): ReadonlySet<string> {
  return new Set(runningServers().flatMap(({ builds }) => builds))
}
