import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of builds: each build is a folder named by its content, and this file says which of them is the newest. */
export const LIST_FILE = 'turbo-scores-builds.json'

/** In every folder that a build of ours made, from its first moment on. Only folders that hold it are removed. */
export const BUILD_MARK = '.turbo-scores-build'

/** A build is made beside the others under this name and gets its own when it is whole. */
export const UNFINISHED = '.unfinished-'

const ID = /^[0-9a-f]{16}$/

/** The ids of the builds of this folder, the newest first. */
export function listedBuilds(folder: string): readonly string[] {
  const path = join(folder, LIST_FILE)
  if (!existsSync(path)) return []
  return parseList(readFileSync(path, 'utf8')).filter((id) => existsSync(join(folder, id, BUILD_MARK)))
}

/** The list is replaced in one step: whoever reads it sees the old builds or the new ones. */
export function writeList(folder: string, builds: readonly string[]): void {
  const path = join(folder, LIST_FILE)
  const next = `${path}.${process.pid}`
  writeFileSync(next, `${JSON.stringify({ madeBy: 'Turbo Scores', builds }, undefined, 2)}\n`)
  renameSync(next, path)
}

export function isBuildId(name: string): boolean {
  return ID.test(name)
}

function parseList(text: string): readonly string[] {
  try {
    const { builds } = JSON.parse(text) as { builds?: unknown }
    return Array.isArray(builds) ? builds.filter((id) => typeof id === 'string' && isBuildId(id)) : []
  } catch {
    return []
  }
}
