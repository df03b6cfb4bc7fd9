import { build } from 'esbuild'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENGINE_SYNTAX } from '../../../scripts/build-hooks'
import { ownPort } from '../own-port'
import { findPocketbase } from '../../../scripts/pocketbase-binary'
import { until } from '../until'
import type { Timing } from './map-text'

export interface Engine {
  /** What `mapText` says inside PocketBase. */
  mapText(file: string, text: string): Promise<string>
  timeMapping(file: string, text: string, timing: Timing): Promise<readonly number[]>
  close(): Promise<void>
}

/** The same modules, bundled as the product's hooks are, behind routes that only this throw-away server has. */
const HOOK = `
routerAdd('POST', '/map/{file}', (e) => {
  const { mapText } = require(__hooks + '/lib/map-text.js')
  return e.string(200, mapText(e.request.pathValue('file'), toString(e.request.body)))
})
routerAdd('POST', '/time/{file}/{samples}/{runs}', (e) => {
  const { timeMapping } = require(__hooks + '/lib/map-text.js')
  const value = (name) => e.request.pathValue(name)
  const timing = { samples: Number(value('samples')), runsEach: Number(value('runs')) }
  return e.json(200, timeMapping(value('file'), toString(e.request.body), timing))
})
`

export async function startEngine(): Promise<Engine> {
  const dir = mkdtempSync(join(tmpdir(), 'turbo-engine-'))
  await buildTestHooks(join(dir, 'hooks'))
  const port = await ownPort()
  const url = `http://127.0.0.1:${port}`
  const flags = [`--http=127.0.0.1:${port}`, `--dir=${join(dir, 'data')}`, `--hooksDir=${join(dir, 'hooks')}`]
  const server = spawn(await findPocketbase(process.env['POCKETBASE_BIN']), ['serve', ...flags], {
    stdio: 'ignore',
  })
  const answers = async () => (await fetch(`${url}/api/health`).catch(() => undefined))?.ok
  await until('PocketBase with the test hooks', answers)
  return {
    mapText: async (file, text) => (await post(`${url}/map/${file}`, text)).text(),
    timeMapping: async (file, text, { samples, runsEach }) => {
      const answer = await post(`${url}/time/${file}/${samples}/${runsEach}`, text)
      return (await answer.json()) as readonly number[]
    },
    close: async () => {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill()
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function buildTestHooks(dir: string): Promise<void> {
  await build({
    ...ENGINE_SYNTAX,
    entryPoints: ['tests/support/engine/map-text.ts'],
    outdir: join(dir, 'lib'),
    bundle: true,
    format: 'cjs',
  })
  writeFileSync(join(dir, 'engine.pb.js'), HOOK)
}

async function post(url: string, body: string): Promise<Response> {
  const response = await fetch(url, { method: 'POST', body })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response
}
