import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newestHooks, partsOf } from '../../../scripts/builds/built-hooks'
import { findPocketbase } from '../../../scripts/pocketbase-binary'

/** Writes rows with PocketBase's own SQLite, as a command of a hook that exists for this alone. The server must be down. */
export async function seed(dataDir: string, statements: readonly string[]): Promise<void> {
  const hooks = mkdtempSync(join(tmpdir(), 'turbo-seed-'))
  writeFileSync(join(hooks, 'seed.pb.js'), seedHook(statements))
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  const flags = [
    `--dir=${dataDir}`,
    `--hooksDir=${hooks}`,
    `--migrationsDir=${partsOf(newestHooks()).migrations}`,
  ]
  const done = spawnSync(binary, ['seed', ...flags], { encoding: 'utf8' })
  rmSync(hooks, { recursive: true, force: true })
  if (done.status !== 0 || /error/i.test(done.stderr))
    throw new Error(`No rows: ${done.stdout}${done.stderr}`)
}

function seedHook(statements: readonly string[]): string {
  const runs = [...statements, 'ANALYZE'].map((sql) => `$app.db().newQuery(${JSON.stringify(sql)}).execute()`)
  return `$app.rootCmd.addCommand(new Command({ use: 'seed', run: () => {\n${runs.join('\n')}\n} }))`
}

/** So many numbers from 0 on, as a table called `n` with a column `i`. */
export function numbers(count: number): string {
  return `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`
}
