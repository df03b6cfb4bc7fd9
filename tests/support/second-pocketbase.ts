import { findPocketbase } from '../../scripts/pocketbase-binary'

/**
 * Runs the migrations of a folder on the data of a server that goes on running. It uses the same PocketBase as that
 * server.
 */
export async function secondPocketbase(dataDir: string, migrations: string) {
  return {
    binary: await findPocketbase(process.env['POCKETBASE_BIN']),
    args: [
      'migrate',
      'up',
      `--dir=${dataDir}`,
      `--migrationsDir=${migrations}`,
      `--hooksDir=${migrations}`,
      // If it watched hooks, it would restart as soon as something is written into the folder.
      '--hooksWatch=false',
    ],
  }
}
