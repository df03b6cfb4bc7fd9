/** What every PocketBase command of ours needs: the data and the migrations that shape it. */
export function dataFlags(dataDir: string): string[] {
  return [`--dir=${dataDir}`, '--migrationsDir=build/pb_migrations', '--hooksDir=build/pb_hooks']
}
