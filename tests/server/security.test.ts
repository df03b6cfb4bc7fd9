import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inlineParts } from '../../scripts/index-site'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { SECURITY_HEADERS, securityHeadersIn } from '../support/security-headers'
import { makeUser, superuserToken } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], slate: 'standard' })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** So busy that setting headers would cost the most; they are data, so PocketBase's own headers suffice. */
const BUSIEST = /^\/api\/boards\/(?!x)/

describe('every answer', () => {
  it.each([
    ...ownRoutes().filter((path) => !BUSIEST.test(path)),
    '/api/nope',
    '/missing.js',
    '/api/collections/boards/records',
    '/api/collections/boards/records/nfl',
    '/api/collections/logs/records',
    '/api/health',
  ])('of %s carries the security headers, errors too', async (path) => {
    const { headers } = await ask(path)
    expect(securityHeadersIn(headers)).toEqual(SECURITY_HEADERS)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('that is a file carries a policy that runs only our own files and the inline parts of the page', async () => {
    const { scripts, styles } = inlineParts(await (await ask('/')).text())
    expect([scripts.length, styles.length]).toEqual([2, 1])
    const policy =
      `default-src 'none'; script-src 'self' '${scripts.join("' '")}'; style-src 'self' '${styles[0]}'; img-src 'self' data: blob:; font-src 'self'; ` +
      "media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    for (const path of ['/', '/nfl', '/service-worker.js'])
      expect((await ask(path)).headers.get('content-security-policy')).toBe(policy)
    expect((await ask('/api/time')).headers.get('content-security-policy')).toBe(DATA_POLICY)
  })

  it.each(ownRoutes().filter((path) => BUSIEST.test(path)))('of %s is data and in no frame', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toMatch(/^(SAMEORIGIN|DENY)$/)
  })

  it('demands https only where people come by https', async () => {
    expect((await ask('/')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('realtime', () => {
  it('does not pass through the guard, because each stream would hold a runtime', async () => {
    const abort = new AbortController()
    const stream = await ask('/api/realtime', { signal: abort.signal })
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff')
    expect(stream.headers.get('content-security-policy')).toBeNull()
    abort.abort()
  })

  it.each([['chat'], ['boards/*'], ['nope/*'], ['@oauth2']])('refuses %s to a viewer', async (topic) => {
    const client = await openRealtime(product.url)
    expect(await client.subscribe(['boards/nfl', topic])).toBe(403)
    expect(await client.subscribe(['boards/nfl', 'board_heads/*'])).toBe(204)
    client.close()
  })

  it('lets operators hear all boards', async () => {
    const { token } = await makeUser(product, { superuser: true })
    const client = await openRealtime(product.url, token)
    expect(await client.subscribe(['boards/*'])).toBe(204)
    client.close()
  })

  it('limits one client to 40 topics', async () => {
    const client = await openRealtime(product.url)
    const topics = (count: number) => Array.from({ length: count }, (_, index) => `boards/t${index}`)
    expect(await client.subscribe(topics(41))).toBe(403)
    expect(await client.subscribe(topics(40))).toBe(204)
    client.close()
  })
})

describe('lists', () => {
  it('have a total only for superusers of PocketBase', async () => {
    const total = async (query: string, token?: string) => {
      const headers = token ? { authorization: token } : undefined
      const answer = await ask(`/api/collections/board_heads/records?${query}`, headers && { headers })
      return ((await answer.json()) as { totalItems: number }).totalItems
    }
    const { token } = await makeUser(product, { superuser: true })
    for (const query of ['', 'skipTotal=0', 'skipTotal=false&skipTotal=0', 'perPage=1&skipTotal='])
      expect([await total(query), await total(query, token)]).toEqual([-1, -1])
    expect(await total('', await superuserToken(product))).toBeGreaterThan(0)
  })

  it('keep the other parameters of the request', async () => {
    const answer = await ask('/api/collections/board_heads/records?perPage=1&page=2&fields=id')
    expect(await answer.json()).toMatchObject({ items: [{ id: expect.any(String) }], page: 2, perPage: 1 })
  })
})

describe('bodies', () => {
  it('of more than 64 KB are refused', async () => {
    const { token, id } = await makeUser(product)
    const send = (size: number) =>
      ask('/api/collections/preferences/records', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify({ user_id: id, values: {} }).padEnd(size),
      })
    expect((await send(64 * 1024 + 1)).status).toBe(413)
    expect((await send(64 * 1024)).status).toBe(200)
  })
})

describe('other origins', () => {
  const origin = 'https://elsewhere.example'

  it.each(['/api/boards/nfl', '/api/collections/boards/records', '/api/realtime', '/'])(
    'may not read %s',
    async (path) => {
      const abort = new AbortController()
      const answer = await ask(path, { headers: { origin }, signal: abort.signal })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      abort.abort()
    },
  )

  it.each(['/api/collections/users/records', '/api/realtime', '/api/boards/nfl'])(
    'are refused a preflight for %s',
    async (path) => {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const answer = await ask(path, { method: 'OPTIONS', headers })
      for (const name of ['origin', 'methods', 'headers', 'credentials'])
        expect(answer.headers.get(`access-control-allow-${name}`)).toBeNull()
    },
  )
})

describe("PocketBase's dashboard", () => {
  it('keeps its own policy', async () => {
    const page = await ask('/_/')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'")
  })
})

/** The addresses of all GET routes that we register. */
function ownRoutes(): string[] {
  const sources = readdirSync('pb_hooks').filter((name) => name.endsWith('.pb.ts'))
  const paths = sources.flatMap((name) =>
    [...readFileSync(`pb_hooks/${name}`, 'utf8').matchAll(/routerAdd\(\s*'GET',\s*'([^']+)'/g)].map(
      ([, path = '']) => path,
    ),
  )
  return [...new Set(paths.map((path) => path.replace(/\{[^}]+\}/g, 'x')))]
}

function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(product.url + path, init)
}
