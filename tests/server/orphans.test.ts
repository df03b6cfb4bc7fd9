import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownPort } from '../support/own-port'
import { readServer, type RunningServer } from '../../scripts/running/server-list'
import { isAlive } from '../support/processes'
import { until } from '../support/until'

/** A server started through npm and its shell, as people start it, but without the slow build. */
let folder: string
let port: number
let npm: ChildProcess
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turbo-orphans-'))
  port = await ownPort()
  const serve = `node ${resolve('scripts/run.mjs')} scripts/serve.ts`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'starter', scripts: { serve } }))
})
afterAll(() => {
  npm?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('npm start leaves nothing behind', () => {
  it.each([
    ['npm', 'SIGKILL'],
    ['npm', 'SIGTERM'],
    ['npm', 'SIGHUP'],
    ['keeper', 'SIGKILL'],
    ['keeper', 'SIGHUP'],
    ['keeper', 'SIGTERM'],
  ] as const)('when its %s gets a %s, and its data is free at once', async (whom, signal) => {
    const { keeper, child } = await start()
    process.kill(whom === 'npm' ? npm.pid! : keeper.pid, signal)
    await until('the end of all', () => ![npm.pid!, keeper.pid, child!.pid].some(isAlive))
  })

  it('even after a SIGKILL: the next start waits until the processes of the last one have ended', async () => {
    const { keeper, child } = await start()
    process.kill(keeper.pid, 'SIGKILL')
    const next = await start(keeper.pid)
    expect(next.child!.pid).not.toBe(child!.pid)
    expect(isAlive(child!.pid)).toBe(false)
    process.kill(next.keeper.pid, 'SIGTERM')
    await until('the end', () => !isAlive(next.child!.pid))
  })
})

/** A process that was just killed stays in the list of processes, and in the lock, for a moment. */
async function start(killed?: number): Promise<RunningServer> {
  const nowhere = { FEED_SITE_URL: 'http://127.0.0.1:1', FEED_CORE_URL: 'http://127.0.0.1:1' }
  npm = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: folder,
    env: { ...process.env, ...nowhere, PORT: String(port), DATA_DIR: join(folder, 'data'), SITE_DIR: 'dist' },
    stdio: 'ignore',
  })
  const ended = new Promise((done) => npm.once('exit', done))
  const started = until('a server', async () => {
    const server = readServer(join(folder, 'data/server.lock'))
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/live`).catch(() => undefined)
    if (!answer?.ok || !server?.child || server.keeper.pid === killed) return false
    return isAlive(server.child.pid) && isAlive(server.keeper.pid) && server
  })
  await Promise.race([started, ended])
  return await started
}
