import { spawnSync } from 'node:child_process'
import { dataFlags } from '../../scripts/pocketbase-flags'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { permissionsOfTier } from '../../src/domain/people/tiers/permission'
import type { Tier } from '../../src/domain/people/tiers/tier'
import type { Product } from './product'

/** Requests of one person; without a token they are a guest's. */
export interface Person {
  readonly token?: string
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  send(method: string, path: string, body?: object): Promise<Response>
}

export function personWith(url: string, token?: string): Person {
  const authorization: Record<string, string> = token ? { authorization: token } : {}
  return {
    ...(token && { token }),
    get: (path, headers = {}) => fetch(url + path, { headers: { ...authorization, ...headers } }),
    send: (method, path, body) =>
      fetch(url + path, {
        method,
        headers: { ...authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

/** PocketBase's own superuser: sees and writes every collection. */
export async function signInKeeper({ url, dataDir }: Product): Promise<Person> {
  const identity = 'keeper@superuser.invalid'
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  spawnSync(binary, ['superuser', 'upsert', identity, PASSWORD, ...dataFlags(dataDir)])
  return personWith(url, await signIn(url, '_superusers', identity))
}

/** A new user of this tier, signed in. */
export async function signInNew(url: string, keeper: Person, tier: Exclude<Tier, 'guest'>): Promise<Person> {
  const email = `${tier}-${Math.random().toString(36).slice(2)}@people.example`
  const response = await keeper.send('POST', '/api/collections/users/records', {
    email,
    password: PASSWORD,
    passwordConfirm: PASSWORD,
    verified: tier !== 'registered',
    tier,
    can: permissionsOfTier(tier),
  })
  if (!response.ok) throw new Error(`No user: ${await response.text()}`)
  await response.body?.cancel()
  return personWith(url, await signIn(url, 'users', email))
}

const PASSWORD = 'Only-4-This-Test'

async function signIn(url: string, collection: string, identity: string): Promise<string> {
  const response = await personWith(url).send('POST', `/api/collections/${collection}/auth-with-password`, {
    identity,
    password: PASSWORD,
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`${identity} could not sign in: ${response.status}`)
  return token
}
