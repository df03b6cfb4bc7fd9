import { findPocketbase } from '../../scripts/pocketbase-binary'

/** What runs the migrations of a folder on the data of a server that goes on beside it; it is there wherever that one is. */
export async function secondPocketbase(dataDir: string, migrations: string) {
  return {
    binary: await findPocketbase(process.env['POCKETBASE_BIN']),
    args: [
      'migrate',
      'up',
      `--dir=${dataDir}`,
      `--migrationsDir=${migrations}`,
      `--hooksDir=${migrations}`,
      // Watching hooks would start it anew as soon as something is written into the folder.
      '--hooksWatch=false',
    ],
  }
}
