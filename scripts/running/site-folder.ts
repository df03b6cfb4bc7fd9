import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_FILE } from '../builds/build-list'
import { contains, ownFolder } from './own-folder'
import { systemWords } from './system-words'

/** Where builds of the app may go: a new or empty folder, or one that holds our builds already. */
export function siteFolder(value: string, dataDir?: string): string {
  const path = ownFolder('SITE_DIR', value)
  const refuse = (why: string) => new Error(`SITE_DIR is "${value}", ${why}`)
  if (dataDir && (contains(path, dataDir) || contains(dataDir, path)))
    throw refuse('which overlaps DATA_DIR; give each a folder of its own.')
  if (!existsSync(path)) return path
  const names = namesIn(path, (error) => refuse(`which cannot be used: ${systemWords(error)}.`))
  if (names.length > 0 && !existsSync(join(path, LIST_FILE)) && !isOldBuild(path))
    throw refuse(
      'which is not empty and holds no builds of Turbo Scores; nothing was written. Choose another folder.',
    )
  return path
}

/** Builds used to lie in the folder itself. Such a folder is ours, and what it holds stays as it is. */
export function isOldBuild(path: string): boolean {
  return ['site-index.json', 'index.html', 'service-worker.js'].every((name) => existsSync(join(path, name)))
}

function namesIn(path: string, refusal: (error: unknown) => Error): readonly string[] {
  try {
    accessSync(path, constants.W_OK | constants.X_OK)
    return readdirSync(path)
  } catch (error) {
    throw refusal(error)
  }
}
