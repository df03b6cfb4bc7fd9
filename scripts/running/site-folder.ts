import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LIST_FILE } from '../builds/build-list'
import { contains, ownFolder } from './own-folder'
import { systemWords } from './system-words'

/**
 * Where builds of the app lie or may go: a new or empty folder, or one that holds our builds already. A server only
 * reads there, so it need not be its to write.
 */
export function siteFolder(value: string, dataDir?: string): string {
  const path = ownFolder('SITE_DIR', value)
  if (dataDir && (contains(path, dataDir) || contains(dataDir, path)))
    throw refusal(value, 'which overlaps DATA_DIR; give each a folder of its own.')
  if (!existsSync(path)) return path
  const names = namesIn(path, value)
  if (names.length > 0 && !existsSync(join(path, LIST_FILE)) && !isOldBuild(path))
    throw refusal(
      value,
      'which is not empty and holds no builds of Turbo Scores; nothing was written. Choose another folder.',
    )
  return path
}

/** The same for those who build. */
export function siteFolderToFill(value: string): string {
  const path = siteFolder(value)
  if (!existsSync(path)) return path
  try {
    accessSync(path, constants.W_OK)
    return path
  } catch (error) {
    throw refusal(value, `which cannot be written: ${systemWords(error)}.`)
  }
}

/** Builds used to lie in the folder itself. Such a folder is ours, and what it holds stays as it is. */
export function isOldBuild(path: string): boolean {
  return ['site-index.json', 'index.html', 'service-worker.js'].every((name) => existsSync(join(path, name)))
}

function namesIn(path: string, value: string): readonly string[] {
  try {
    accessSync(path, constants.X_OK)
    return readdirSync(path)
  } catch (error) {
    throw refusal(value, `which cannot be read: ${systemWords(error)}.`)
  }
}

function refusal(value: string, why: string): Error {
  return new Error(`SITE_DIR is "${value}", ${why}`)
}
