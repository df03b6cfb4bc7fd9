import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secondPocketbase } from './second-pocketbase'
import { until } from './until'

/** A process that nobody ends any more, because its test has crashed, ends by itself after ten minutes. */
const LOOKS = 30_000
const NAP_MS = 20

/**
 * Another process changes the database and takes its time: others read what was there before, and their writes wait,
 * until the returned function ends the change. It is a migration of a second PocketBase.
 */
export async function changeLate(dataDir: string, sql: string): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-late-'))
  const [changed, end] = [join(folder, 'changed'), join(folder, 'end')]
  const migration = `migrate((app) => {
    app.db().newQuery(${JSON.stringify(sql)}).execute()
    $os.writeFile(${JSON.stringify(changed)}, 'changed', 0o600)
    for (let looks = 0, isOver = false; !isOver && looks < ${LOOKS}; looks++) {
      sleep(${NAP_MS})
      try { isOver = !!$os.stat(${JSON.stringify(end)}) } catch {}
    }
  })`
  writeFileSync(join(folder, `${Date.now()}_late.js`), migration)
  const { binary, args } = await secondPocketbase(dataDir, folder)
  // The migration fails when the server is writing, so it is tried again.
  const begin = () => spawn(binary, args, { stdio: 'ignore' })
  let child = begin()
  await until('the change', () => {
    if (child.exitCode !== null) child = begin()
    return existsSync(changed)
  })
  const ended = new Promise((done) => child.once('exit', done))
  return async () => {
    if (child.exitCode === null) writeFileSync(end, '')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
