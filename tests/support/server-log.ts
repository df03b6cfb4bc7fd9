import { spawnSync } from 'node:child_process'
import { dataFlags } from '../../scripts/pocketbase-flags'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import type { Product } from './product'

interface LogLine {
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What the server has logged, read as a PocketBase superuser would. Lines are written in batches, seconds later. */
export async function readServerLog(product: Product, message: string): Promise<readonly LogLine[]> {
  const token = await superuserToken(product)
  const filter = encodeURIComponent(`message = '${message}'`)
  const response = await fetch(`${product.url}/api/logs?perPage=200&filter=${filter}`, {
    headers: { authorization: token },
  })
  return ((await response.json()) as { items: LogLine[] }).items
}

async function superuserToken(product: Product): Promise<string> {
  const identity = 'test@superuser.invalid'
  const password = 'only-for-this-test'
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  spawnSync(binary, ['superuser', 'upsert', identity, password, ...dataFlags(product.dataDir)])
  const response = await fetch(`${product.url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity, password }),
  })
  return ((await response.json()) as { token: string }).token
}
