import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secondPocketbase } from './second-pocketbase'

/** Runs SQL by a migration of a second PocketBase. */
export async function changeDatabase(dataDir: string, statements: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-change-'))
  const calls = statements.map((sql) => `app.db().newQuery(${JSON.stringify(sql)}).execute()`)
  writeFileSync(join(folder, `${Date.now()}_change.js`), `migrate((app) => {\n${calls.join('\n')}\n})`)
  const { binary, args } = await secondPocketbase(dataDir, folder)
  // The migration fails when the server is writing, so it is tried again.
  for (let tries = 0; ; tries++) {
    const { stdout, stderr } = spawnSync(binary, args, { encoding: 'utf8' })
    const said = `${stdout}${stderr}`
    if (said.includes('Applied') && !said.includes('Failed to')) break
    if (tries === 5) throw new Error(`The database could not be changed: ${said}`)
  }
  rmSync(folder, { recursive: true, force: true })
}
