import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newestHooks } from '../../scripts/builds/built-hooks'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { dataFlags } from '../../scripts/pocketbase-flags'

/** PocketBase's own superuser, whom only tests know. */
export const TEST_SUPERUSER = { identity: 'test@superuser.invalid', password: 'only-for-this-test' } as const

const QUICK_PASSWORDS = 'tests/support/quick-passwords'

/**
 * Fills a data folder with what all servers of tests begin with: every migration has run, passwords are hashed quickly,
 * and PocketBase has its superuser. It is made once for each build of the hooks and copied from then on, because that
 * takes a tenth of the time.
 */
export async function fillWithPreparedData(dataDir: string): Promise<void> {
  const build = newestHooks()
  const prepared = join(build, 'data-of-tests')
  if (!existsSync(prepared)) await prepare(prepared, build)
  cpSync(prepared, dataDir, { recursive: true })
}

/** Others may prepare the same at the same time: the first one's folder stays. */
async function prepare(prepared: string, build: string): Promise<void> {
  const unfinished = mkdtempSync(`${prepared}-`)
  await pocketbase(['migrate', 'up', ...dataFlags(unfinished, build)])
  await pocketbase(['migrate', 'up', `--dir=${unfinished}`, `--migrationsDir=${QUICK_PASSWORDS}`])
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
