import { spawnSync } from 'node:child_process'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { dataFlags } from '../../scripts/pocketbase-flags'
import type { Product } from './product'

const IDENTITY = 'test@superuser.invalid'
const PASSWORD = 'only-for-this-test'

/** PocketBase's own superuser, who may read and write everything: what a test looks behind the rules with. */
export class Superuser {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async of({ url, dataDir }: Pick<Product, 'url' | 'dataDir'>): Promise<Superuser> {
    const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
    spawnSync(binary, ['superuser', 'upsert', IDENTITY, PASSWORD, ...dataFlags(dataDir)])
    const guest = new Superuser(url, '')
    const body = { identity: IDENTITY, password: PASSWORD }
    const answer = await guest.send<{ token: string }>(
      'POST',
      '/api/collections/_superusers/auth-with-password',
      body,
    )
    return new Superuser(url, answer.token)
  }

  get<T>(path: string): Promise<T> {
    return this.send<T>('GET', path)
  }

  /** Every record of a collection. */
  async all<T>(collection: string): Promise<readonly T[]> {
    const found: T[] = []
    for (let page = 1; ; page++) {
      const path = `/api/collections/${collection}/records?perPage=1000&skipTotal=true&sort=id&page=${page}`
      const { items } = await this.get<{ items: T[] }>(path)
      found.push(...items)
      if (items.length < 1000) return found
    }
  }

  create<T = unknown>(collection: string, record: object): Promise<T> {
    return this.send<T>('POST', `/api/collections/${collection}/records`, record)
  }

  async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: this.token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as T
  }
}
