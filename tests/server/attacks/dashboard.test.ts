import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '../../support/product'
import { makeUser, superuserToken, type Headers } from '../../support/users'

/**
 * What may a stranger send? Requests for PocketBase's dashboard and for all that its superusers may do, with a token that
 * was stolen, and with headers that say that they come from here.
 */
let product: Product
let token: string
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    env: { TRUSTED_PROXY: 'X-Real-IP', ADMIN_ADDRESSES: '198.51.100.7, 203.0.113.0/24, 2001:db8::/32' },
  })
  token = await superuserToken(product)
})
afterAll(() => product?.close())

const FROM_ELSEWHERE = { 'x-real-ip': '192.0.2.1' }

async function status(path: string, headers: Headers = {}, method = 'GET'): Promise<number> {
  const body =
    method === 'GET' ? {} : { body: '{}', headers: { ...headers, 'content-type': 'application/json' } }
  const response = await fetch(product.url + path, { method, headers, redirect: 'manual', ...body })
  await response.body?.cancel()
  return response.status
}

describe('the dashboard', () => {
  it.each([
    ['this machine', {}, 200],
    ['an address of ADMIN_ADDRESSES', { 'x-real-ip': '198.51.100.7' }, 200],
    ['a range of ADMIN_ADDRESSES', { 'x-real-ip': '203.0.113.200' }, 200],
    ['a range of IPv6', { 'x-real-ip': '2001:db8::5' }, 200],
    ['elsewhere', FROM_ELSEWHERE, 404],
    [
      'somebody who wrote an address into the list that the proxy extends',
      { 'x-real-ip': '127.0.0.1, 192.0.2.1' },
      404,
    ],
    ['somebody who sends an untrusted header', { ...FROM_ELSEWHERE, 'x-forwarded-for': '127.0.0.1' }, 404],
  ])('answers %s with %s: %s', async (_who, headers, expected) => {
    expect(await status('/_/', headers)).toBe(expected)
  })

  it.each(['/_/', '/_', '/_/index.html', '/%5f/', '/_/images/logo.svg', '//_/', '/x/../_/'])(
    'is there at %s on this machine, but not elsewhere',
    async (path) => {
      expect(await statusAtTheEnd(path, {})).toBe(200)
      expect(await statusAtTheEnd(path, FROM_ELSEWHERE)).toBe(404)
    },
  )

  it('is not what an address shows whose slashes are encoded', async () => {
    const response = await fetch(`${product.url}/%5F%2f`, { headers: FROM_ELSEWHERE })
    expect(await response.text()).toContain('<title>Turbo Scores</title>')
  })

  /** Sends the path byte for byte, which `fetch` would not, and follows the server to another address. */
  async function statusAtTheEnd(path: string, headers: Headers): Promise<number> {
    const { statusCode = 0, headers: said } = await new Promise<IncomingMessage>((answered, failed) => {
      const { hostname, port } = new URL(product.url)
      request({ hostname, port, path, headers }, (answer) => answered(answer.resume()))
        .on('error', failed)
        .end()
    })
    return said.location === undefined ? statusCode : statusAtTheEnd(said.location, headers)
  }
})

describe('what only superusers may do', () => {
  const PATHS: readonly (readonly [string, string])[] = [
    ['GET', '/api/settings'],
    ['PATCH', '/api/settings'],
    ['POST', '/api/settings/test/email'],
    ['GET', '/api/logs'],
    ['GET', '/api/logs/stats'],
    ['GET', '/api/crons'],
    // There is a job of this name, so that only the guard can be what refuses it.
    ['POST', '/api/crons/letters'],
    ['GET', '/api/backups'],
    ['POST', '/api/backups'],
    ['GET', '/api/backups/x.zip?token=x'],
    ['POST', '/api/backups/upload'],
    ['GET', '/api/collections'],
    ['POST', '/api/collections'],
    ['GET', '/api/collections/users'],
    ['PATCH', '/api/collections/users'],
    ['DELETE', '/api/collections/users'],
    ['DELETE', '/api/collections/users/truncate'],
    ['PUT', '/api/collections/import'],
    ['GET', '/api/collections/meta/scaffolds'],
    ['POST', '/api/collections/users/impersonate/x'],
    ...['_superusers', '_SUPERUSERS', 'pbc_3142635823', '%5fsuperusers'].flatMap(
      (name): [string, string][] => [
        ['POST', `/api/collections/${name}/auth-with-password`],
        ['POST', `/api/collections/${name}/auth-refresh`],
        ['POST', `/api/collections/${name}/request-otp`],
        ['POST', `/api/collections/${name}/auth-with-otp`],
        ['POST', `/api/collections/${name}/request-password-reset`],
        ['POST', `/api/collections/${name}/confirm-password-reset`],
        ['POST', `/api/collections/${name}/impersonate/x`],
        ['GET', `/api/collections/${name}/auth-methods`],
        ['GET', `/api/collections/${name}/records`],
      ],
    ),
  ]

  it('cannot be reached from elsewhere, whoever asks', async () => {
    const found: string[] = []
    for (const [method, path] of PATHS)
      for (const headers of [FROM_ELSEWHERE, { ...FROM_ELSEWHERE, authorization: token }])
        if (!refusals(path).includes(await status(path, headers, method))) found.push(`${method} ${path}`)
    expect(found).toEqual([])
  })

  /**
   * PocketBase's own routes of the log replace our guard (`security.pb.ts` says why), so there PocketBase refuses the
   * token itself and does not pretend that the route is missing.
   */
  const refusals = (path: string) => (path.startsWith('/api/logs') ? [401, 403] : [403, 404])

  it('can be reached from this machine and from ADMIN_ADDRESSES', async () => {
    for (const path of ['/api/settings', '/api/logs', '/api/crons', '/api/backups', '/api/collections'])
      expect([path, await status(path, { authorization: token })]).toEqual([path, 200])
    const headers = { authorization: token, 'x-real-ip': '203.0.113.9' }
    expect(await status('/api/settings', headers)).toBe(200)
  })

  it("is refused from elsewhere, where a superuser's token counts as nobody's", async () => {
    const { id } = await makeUser(product)
    const path = `/api/collections/users/records/${id}`
    expect(await status(path, { authorization: token })).toBe(200)
    expect(await status(path, { ...FROM_ELSEWHERE, authorization: token })).toBe(403)
    const odds = `/api/odds/nfl`
    expect(await status(odds, { ...FROM_ELSEWHERE, authorization: token })).toBe(403)
    const core = '/api/espn/v2/sports/football/leagues/nfl/events/1/competitions/1/odds'
    expect(await status(core, { ...FROM_ELSEWHERE, authorization: token })).toBe(403)
  })
})

it('without a trusted proxy, requests that a proxy on this machine passes on do not count as local', async () => {
  await product.kill()
  await product.start({ TRUSTED_PROXY: '', ADMIN_ADDRESSES: '' })
  expect(await status('/_/')).toBe(200)
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect([name, await status('/_/', { [name]: '127.0.0.1' })]).toEqual([name, 404])
})
