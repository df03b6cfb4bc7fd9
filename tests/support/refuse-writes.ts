import { changeDatabase } from './change-database'

/**
 * From now on the database refuses to change rows of a table, with SQLite's own words; the returned function ends that.
 */
export async function refuseWrites(
  dataDir: string,
  table: string,
  words: string,
  events: readonly ('INSERT' | 'UPDATE' | 'DELETE')[] = ['INSERT', 'UPDATE'],
): Promise<() => Promise<void>> {
  const name = (event: string) => `refuse_${event.toLowerCase()}`
  const refusal = `SELECT RAISE(ABORT, '${words}')`
  await changeDatabase(
    dataDir,
    events.map((event) => `CREATE TRIGGER ${name(event)} BEFORE ${event} ON ${table} BEGIN ${refusal}; END`),
  )
  return () =>
    changeDatabase(
      dataDir,
      events.map((event) => `DROP TRIGGER ${name(event)}`),
    )
}
