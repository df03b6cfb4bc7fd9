import { spawnSync } from 'node:child_process'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { dataFlags } from '../../scripts/pocketbase-flags'
import { permissionsOfTier } from '../../src/domain/people/tiers/permission'
import type { Tier } from '../../src/domain/people/tiers/tier'
import type { Product } from './product'

export type Headers = Readonly<Record<string, string>>

/** The request headers of PocketBase's own superuser, whom no limit holds back. */
export async function superuserHeaders({ url, dataDir }: Product): Promise<Headers> {
  const identity = 'caller@superuser.invalid'
  const password = 'only-for-this-test'
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  spawnSync(binary, ['superuser', 'upsert', identity, password, ...dataFlags(dataDir)])
  const path = '/api/collections/_superusers/auth-with-password'
  const { token } = await post<{ token: string }>(url + path, {}, { identity, password })
  return { authorization: token }
}

/** The request headers of a new user of this tier; a guest has none. */
export async function headersOf(product: Product, superuser: Headers, tier: Tier): Promise<Headers> {
  if (tier === 'guest') return {}
  const password = 'Pw-of-a-caller-1'
  const email = `${tier}-${Math.random().toString(36).slice(2)}@callers.example`
  const can = permissionsOfTier(tier)
  const user = { email, password, passwordConfirm: password, verified: true, tier, can }
  const users = `${product.url}/api/collections/users`
  const { id } = await post<{ id: string }>(`${users}/records`, superuser, user)
  const { token } = await post<{ token: string }>(`${users}/impersonate/${id}`, superuser, { duration: 3600 })
  return { authorization: token }
}

async function post<Reply>(address: string, headers: Headers, body: object): Promise<Reply> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`POST ${address} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Reply
}
