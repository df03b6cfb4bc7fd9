import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newestHooks } from '../../scripts/builds/built-hooks'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { bundledServe } from '../support/bundled-serve'
import { ownPort } from '../support/own-port'
import { fillWithPreparedData } from '../support/prepared-data'
import { until } from '../support/until'

/** Root may write everywhere, so there somebody else runs the server, as under systemd. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
const canRun = spawnSync(binary, ['--version'], NOBODY).status === 0

let folder: string
let server: ChildProcess | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turbo-rights-'))
  mkdirSync(join(folder, 'build'))
  symlinkSync(resolve(newestHooks(), '..'), join(folder, 'build/server'))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  chmodSync(join(folder, 'dist'), 0o555)
  mkdirSync(join(folder, 'data'))
  await fillWithPreparedData(join(folder, 'data'))
  const data = readdirSync(join(folder, 'data'), { recursive: true, encoding: 'utf8' })
  for (const path of ['.', 'build', 'data', ...data.map((name) => join('data', name))])
    chownSync(join(folder, path), NOBODY.uid ?? process.getuid!(), NOBODY.gid ?? process.getgid!())
})
afterEach(async () => {
  server?.kill('SIGTERM')
  if (server?.exitCode === null) await new Promise((done) => server?.once('exit', done))
  chmodSync(join(folder, 'dist'), 0o755)
  rmSync(folder, { recursive: true, force: true })
})

it.skipIf(!canRun)(
  'a server writes its data and the folder "build", and only reads the builds of the app',
  async () => {
    const port = await ownPort()
    let said = ''
    server = spawn(process.execPath, [resolve(await bundledServe())], {
      ...NOBODY,
      cwd: folder,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: 'data',
        POCKETBASE_BIN: binary,
        FEED_SITE_URL: 'http://127.0.0.1:1',
        FEED_CORE_URL: 'http://127.0.0.1:1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await until('the server', () => said.includes('Turbo Scores is running at') || server?.exitCode !== null)
    expect(said).toContain('Turbo Scores is running at')
    expect((await fetch(`http://127.0.0.1:${port}/nfl`)).status).toBe(200)
  },
)
