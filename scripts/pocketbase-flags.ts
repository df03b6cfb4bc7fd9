import { newestHooks, partsOf } from './builds/built-hooks'

/** What every PocketBase command of ours needs: the data, and the hooks and migrations that shape it. */
export function dataFlags(dataDir: string, build = newestHooks()): string[] {
  const { hooks, migrations } = partsOf(build)
  return [`--dir=${dataDir}`, `--migrationsDir=${migrations}`, `--hooksDir=${hooks}`]
}
