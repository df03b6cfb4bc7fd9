import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readEnvironment } from './environment'
import { unzipAll } from './unzip-all'

/** `DATA_DIR=empty_folder npm run restore -- BACKUP.zip`: unpacks a backup and overwrites nothing. */
const backup = process.argv[2]
if (!backup) throw new Error('Usage: DATA_DIR=empty_folder npm run restore -- BACKUP.zip')
if (!existsSync(backup)) throw new Error(`There is no backup "${backup}".`)

const { dataDir } = readEnvironment(process.env, Date.now())
if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
  throw new Error(
    `DATA_DIR is "${dataDir}", which is not empty; choose a new folder, nothing is overwritten.`,
  )

mkdirSync(dataDir, { recursive: true })
const files = unzipAll(readFileSync(backup), dataDir)
if (!files.includes('data.db'))
  throw new Error(`"${backup}" holds no data.db, so it is no backup of a server.`)
console.log(`Restored ${files.length} files to ${dataDir}. Start with DATA_DIR=${dataDir} npm start.`)
