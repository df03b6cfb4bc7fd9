import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newestHooks } from '../../scripts/builds/built-hooks'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { dataFlags } from '../../scripts/pocketbase-flags'
import { changeDatabase } from './change-database'

/** PocketBase's own superuser, whom only tests know. */
export const TEST_SUPERUSER = { identity: 'test@superuser.invalid', password: 'only-for-this-test' } as const

/** What a server of tests may begin with. */
interface Beginning {
  readonly hasSlowPasswords: boolean
}

/**
 * Fills a data folder with what all servers of tests begin with: every migration has run, and PocketBase has its
 * superuser. It is made once for each build of the hooks and copied from then on, because that takes a tenth of the time.
 */
export async function fillWithPreparedData(dataDir: string, beginning: Beginning): Promise<void> {
  const build = newestHooks()
  const prepared = join(build, beginning.hasSlowPasswords ? 'data-of-tests' : 'data-of-tests-quick')
  if (!existsSync(prepared)) await prepare(prepared, build, beginning)
  cpSync(prepared, dataDir, { recursive: true })
}

/**
 * Hashes passwords with the least work that PocketBase allows. As the product hashes them, each user whom a test makes
 * would take a tenth of a second of a core.
 */
const QUICK_PASSWORDS = `UPDATE _collections SET fields = (
  SELECT json_group_array(
    CASE json_extract(value, '$.type') WHEN 'password' THEN json_set(value, '$.cost', 4) ELSE json(value) END
  ) FROM json_each(fields)
) WHERE type = 'auth'`

/** Others may prepare the same at the same time: the first one's folder stays. */
async function prepare(prepared: string, build: string, { hasSlowPasswords }: Beginning): Promise<void> {
  const unfinished = mkdtempSync(`${prepared}-`)
  await pocketbase(['migrate', 'up', ...dataFlags(unfinished, build)])
  if (!hasSlowPasswords) await changeDatabase(unfinished, [QUICK_PASSWORDS])
  await makeTestSuperuser(unfinished, build)
  if (existsSync(prepared)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, prepared)
}

export async function makeTestSuperuser(dataDir: string, build = newestHooks()): Promise<void> {
  const { identity, password } = TEST_SUPERUSER
  await pocketbase(['superuser', 'upsert', identity, password, ...dataFlags(dataDir, build)])
}

async function pocketbase(args: readonly string[]): Promise<void> {
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  const { status, stderr } = spawnSync(binary, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`pocketbase ${args[0]} ended with ${status}: ${stderr}`)
}
