import { existsSync, readFileSync, statSync } from 'node:fs'
import { readEnvironment } from './environment'
import { dataFolder, isFresh, makeDataFolder } from './running/data-folder'
import { systemWords } from './running/system-words'
import { shellWord } from './shell-word'
import { listZip, unzipAll } from './unzip-all'

/** Node 20 reads no larger file at once. */
const MOST_BYTES = 2 ** 31 - 1

/** `DATA_DIR=empty_folder npm run restore -- BACKUP.zip`: unpacks a backup and overwrites nothing. */
const backup = process.argv[2] ?? ''
const zip = readBackup(backup)
if (!listZip(zip).includes('data.db'))
  throw new Error(`"${backup}" holds no data.db, so it is no backup of a server; nothing was unpacked.`)

const { dataDir } = readEnvironment(process.env, Date.now())
const folder = dataFolder(dataDir)
if (!isFresh(folder))
  throw new Error(
    `DATA_DIR is "${dataDir}", which is not empty; choose a new folder, nothing is overwritten.`,
  )

// A backup is as secret as the data that it restores.
process.umask(0o077)
makeDataFolder(folder, dataDir)
const files = unzipAll(zip, folder)
console.log(
  `Restored ${files.length} files to ${dataDir}. Start with DATA_DIR=${shellWord(dataDir)} npm start.`,
)

function readBackup(path: string): Buffer {
  if (!existsSync(path)) throw new Error(`There is no backup "${path}".`)
  const found = statSync(path)
  if (!found.isFile()) throw new Error(`"${path}" is no file, so it is no backup.`)
  if (found.size > MOST_BYTES)
    throw new Error(`"${path}" is too large for this command; unpack it with unzip into an empty folder.`)
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Error(`"${path}" cannot be read: ${systemWords(error)}.`, { cause: error })
  }
}
