import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { pocketbasePidOn } from '../support/pocketbase-pid'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

let product: Product
let folder: string
let binary: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turbo-binary-'))
  binary = join(folder, 'pocketbase')
  symlinkSync(await findPocketbase(process.env['POCKETBASE_BIN']), binary)
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: [],
    env: { POCKETBASE_BIN: binary },
  })
})
afterAll(async () => {
  await product?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a server that ends while its executable is away, as while npm installs, starts once it is back', async () => {
  const isUp = async () => (await fetch(`${product.url}/api/health/live`).catch(() => undefined))?.ok
  renameSync(binary, `${binary}.away`)
  process.kill(await pocketbasePidOn(product.dataDir), 'SIGKILL')
  await until('two starts in vain', () => product.output().split('could not be started').length > 2)
  expect(await isUp()).toBeUndefined()
  renameSync(`${binary}.away`, binary)
  await until('the server', isUp)
})
