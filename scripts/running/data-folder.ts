import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { LOCK_FILE } from '../../src/domain/server-settings'
import { ownFolder } from './own-folder'
import { systemWords } from './system-words'

/** The files that PocketBase and we put into a data folder. */
const OUR_FILES =
  /^((data|auxiliary)\.db(-wal|-shm|-journal)?|storage|backups|types\.d\.ts|epoch-mark|server\.lock.*|\.notify|\.autocert_cache|\.pb_temp_to_delete|edge-\d+)$/
/** What file systems and their tools leave in an otherwise empty folder. */
const SYSTEM_FILES = /^(\..*|lost\+found)$/

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** The real path of the data folder, which may be new. Nothing is written. */
export function dataFolder(value: string): string {
  const path = ownFolder('DATA_DIR', value)
  // SQLite takes what follows for settings: both databases would be one file outside of the folder.
  if (path.includes('?'))
    throw new Error(
      `DATA_DIR is "${value}", and the path ${path} has a ?, which no database can have in its path.`,
    )
  if (!existsSync(path)) return path
  const foreign = namesIn(path, value).filter((name) => !OUR_FILES.test(name) && !SYSTEM_FILES.test(name))
  if (foreign.length > 0 && !existsSync(join(path, 'data.db')))
    throw new Error(
      `DATA_DIR is "${value}", which holds other things than data of Turbo Scores (${foreign[0]}); choose an empty folder.`,
    )
  return path
}

/** Whether a backup may go there: the folder is new, or holds only what file systems leave in an empty one. */
export function isFresh(path: string): boolean {
  if (!existsSync(path)) return true
  return readdirSync(path).every((name) => SYSTEM_FILES.test(name) && !OUR_FILES.test(name))
}

/** Makes the folder if it is new. Nobody but its owner may look into it, whatever the umask says. */
export function makeDataFolder(path: string, value: string): void {
  try {
    makeFolders(path)
    accessSync(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`DATA_DIR is "${value}", which cannot be written: ${systemWords(error)}.`, {
      cause: error,
    })
  }
}

/** One by one: below /proc, Node's own recursive `mkdir` never ends. */
function makeFolders(path: string): void {
  if (existsSync(path)) return
  makeFolders(dirname(path))
  mkdirSync(path, { mode: FOLDER_MODE })
}

/** Removes the data and leaves the lock, which belongs to the caller. */
export function emptyDataFolder(path: string): void {
  for (const name of readdirSync(path).filter((file) => OUR_FILES.test(file) && file !== LOCK_FILE))
    rmSync(join(path, name), { recursive: true, force: true })
}

/** Closes what an earlier version, a copy or another tool left open to other users; returns how many things. */
export function closeToOthers(path: string): number {
  if (process.platform === 'win32') return 0
  const inside = readdirSync(path).filter((name) => OUR_FILES.test(name))
  return closeOne(path) + inside.reduce((sum, name) => sum + closeTree(join(path, name)), 0)
}

function closeTree(path: string): number {
  const stats = lstatSync(path)
  // A link leads to what we did not make.
  if (stats.isSymbolicLink()) return 0
  const inside = stats.isDirectory() ? readdirSync(path) : []
  return closeOne(path) + inside.reduce((sum, name) => sum + closeTree(join(path, name)), 0)
}

function closeOne(path: string): number {
  const { mode } = lstatSync(path)
  if ((mode & 0o077) === 0) return 0
  try {
    chmodSync(path, lstatSync(path).isDirectory() ? FOLDER_MODE : FILE_MODE)
  } catch (error) {
    throw new Error(
      `${path} in DATA_DIR is open to other users and cannot be closed to them: ${systemWords(error)}; give DATA_DIR and all in it to the user who runs the server.`,
      { cause: error },
    )
  }
  return 1
}

function namesIn(path: string, value: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch (error) {
    throw new Error(`DATA_DIR is "${value}", which cannot be read: ${systemWords(error)}.`, { cause: error })
  }
}
