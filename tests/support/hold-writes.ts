import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secondPocketbase } from './second-pocketbase'
import { until } from './until'

/**
 * Another process writes to the database and does not finish: no other write gets through until the hold is released.
 * It is a migration of a second PocketBase; killing that process rolls it back.
 */
export async function holdWrites(dataDir: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-hold-'))
  const held = join(folder, 'held')
  const migration = `migrate((app) => {
    app.db().newQuery("UPDATE server_epoch SET mark = mark").execute()
    $os.writeFile(${JSON.stringify(held)}, 'held', 0o600)
    sleep(600000)
  })`
  writeFileSync(join(folder, '999_hold.js'), migration)
  const { binary, args } = await secondPocketbase(dataDir, folder)
  // Its transaction reads before it writes, and fails when the busy server writes in between; then it is tried again.
  const hold = () => spawn(binary, args, { stdio: 'ignore' })
  let child = hold()
  await until('the write that holds all others', () => {
    if (child.exitCode !== null) child = hold()
    return existsSync(held)
  })
  return async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
