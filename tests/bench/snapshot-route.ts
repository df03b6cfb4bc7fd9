import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../../scripts/free-port'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { boardOfFeed } from '../support/boards'
import { startProduct } from '../support/product'
import { until } from '../support/until'
import { requestsPerSecond } from './load'
import { atLeast, missing, quantile, withoutBudget, type Row } from './row'
import { startNginx } from './server/nginx'

const CONNECTIONS = 50
const ROUND_MS = 2500
const ROUNDS = 5

/** The snapshot route beside PocketBase's own static file of the same size, in turns, on the same machine. */
export async function benchSnapshotRoute(): Promise<Row[]> {
  // Time stands still, because the load generator counts replies of one length.
  const product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 0, slate: 'standard' })
  await boardOfFeed(product.url, 'nfl')
  const headers = { 'accept-encoding': 'gzip' }
  const snapshot = await fetch(`${product.url}/api/boards/nfl`, { headers })
  // The compressed size is what travels, so the static file must have it too.
  const size = gzipSync(Buffer.from(await snapshot.arrayBuffer())).length
  const plain = await startPlainPocketbase(size)
  const nginx = await startNginx(size)
  const route = { port: Number(new URL(product.url).port), path: '/api/boards/nfl', headers }
  const file = { port: plain.port, path: '/board.bin' }
  const ratios: number[] = []
  const besideNginx: number[] = []
  const rates: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await requestsPerSecond(route, CONNECTIONS, ROUND_MS)
    const theirs = await requestsPerSecond(file, CONNECTIONS, ROUND_MS)
    const nginxs = nginx && (await requestsPerSecond({ ...file, port: nginx.port }, CONNECTIONS, ROUND_MS))
    ratios.push(ours / theirs)
    if (nginxs) besideNginx.push(ours / nginxs)
    rates.push([ours, theirs, nginxs ?? Number.NaN].map((rate) => rate.toFixed(0)).join('/'))
  }
  plain.stop()
  nginx?.stop()
  await product.close()
  const what = `snapshot route against a static file of ${size} bytes (requests/s, nginx last: ${rates.join(', ')})`
  return [atLeast(what, quantile(ratios, 0.5), 0.8, 'x'), nginxRow(besideNginx)]
}

/** A comparison for operators who run nginx in front. */
function nginxRow(ratios: readonly number[]): Row {
  const what = 'snapshot route against nginx with the same file'
  if (ratios.length === 0) return missing(what, '', 'nginx is not installed')
  return withoutBudget(what, quantile(ratios, 0.5), 'x')
}

async function startPlainPocketbase(size: number): Promise<{ port: number; stop(): void }> {
  const dir = mkdtempSync(join(tmpdir(), 'turbo-plain-'))
  mkdirSync(join(dir, 'public'))
  // Random bytes: nothing on the way can gain by compressing them.
  writeFileSync(join(dir, 'public', 'board.bin'), randomBytes(size))
  const port = await freePort()
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  const flags = [
    `--http=127.0.0.1:${port}`,
    `--dir=${join(dir, 'data')}`,
    `--publicDir=${join(dir, 'public')}`,
  ]
  const server = spawn(binary, ['serve', ...flags, '--dev=false'], { stdio: 'ignore' })
  await until(
    'a plain PocketBase',
    async () => (await fetch(`http://127.0.0.1:${port}/board.bin`).catch(() => undefined))?.ok,
  )
  const stop = () => {
    server.once('exit', () => rmSync(dir, { recursive: true, force: true }))
    server.kill()
  }
  return { port, stop }
}
