import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPocketbase } from '../../scripts/pocketbase-binary'

/** From now on the database refuses to change rows of a table, with words of SQLite's; what is returned takes that back. */
export async function refuseWrites(
  dataDir: string,
  table: string,
  words: string,
): Promise<() => Promise<void>> {
  const events = ['INSERT', 'UPDATE'] as const
  const name = (event: string) => `refuse_${event.toLowerCase()}`
  const refusal = `SELECT RAISE(ABORT, '${words}')`
  await execute(
    dataDir,
    events.map((event) => `CREATE TRIGGER ${name(event)} BEFORE ${event} ON ${table} BEGIN ${refusal}; END`),
  )
  return () =>
    execute(
      dataDir,
      events.map((event) => `DROP TRIGGER ${name(event)}`),
    )
}

/** By a migration of a second PocketBase, which is there wherever the first one is. */
async function execute(dataDir: string, statements: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-refuse-'))
  const calls = statements.map((sql) => `app.db().newQuery(${JSON.stringify(sql)}).execute()`)
  writeFileSync(join(folder, `${Date.now()}_refuse.js`), `migrate((app) => {\n${calls.join('\n')}\n})`)
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  const flags = [
    `--dir=${dataDir}`,
    `--migrationsDir=${folder}`,
    `--hooksDir=${folder}`,
    '--hooksWatch=false',
  ]
  // The server may be writing: then once more.
  for (let tries = 0; ; tries++) {
    const { status, stdout, stderr } = spawnSync(binary, ['migrate', 'up', ...flags], { encoding: 'utf8' })
    if (status === 0 && !`${stdout}${stderr}`.includes('Failed to')) break
    if (tries === 5) throw new Error(`The database could not be changed: ${stdout}${stderr}`)
  }
  rmSync(folder, { recursive: true, force: true })
}
