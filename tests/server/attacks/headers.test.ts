import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { SECURITY_HEADERS, securityHeadersIn } from '../../support/security-headers'
import { makeUser } from '../../support/users'

/**
 * What may a stranger send? Any method to any address, well formed or not, to get an answer that a browser trusts more
 * than it should.
 */
let product: Product
let token: string
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], slate: 'standard' })
  token = (await makeUser(product)).token
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

async function headersOf(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(product.url + path, { method, headers, redirect: 'manual' })
  await response.body?.cancel()
  const policy = response.headers.get('content-security-policy')
  return { status: response.status, set: securityHeadersIn(response.headers), policy }
}

describe('the same headers stand on', () => {
  const ORIGIN = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  it.each([
    ['a preflight', 'OPTIONS', '/api/collections/users/records', ORIGIN],
    ['a preflight of a board', 'OPTIONS', '/api/boards/nfl', ORIGIN],
    ['a preflight of the stream', 'OPTIONS', '/api/realtime', ORIGIN],
    ['a preflight of a page', 'OPTIONS', '/nfl', ORIGIN],
    ['OPTIONS without an origin', 'OPTIONS', '/api/boards/nfl', {}],
    ['a route that is not there', 'GET', '/api/nope', {}],
    ['a file that is not there', 'GET', '/nope.js', {}],
    ['a method that a board does not have', 'POST', '/api/boards/nfl', {}],
    ['a method that a page does not have', 'DELETE', '/nfl', {}],
    ['a method that nobody has', 'PROPFIND', '/', {}],
    [
      'a request with an unknown parameter',
      'GET',
      '/api/espn/apis/site/v2/sports/football/nfl/scoreboard?x=1',
      {},
    ],
    ['a refusal', 'GET', '/api/odds/nfl', {}],
    ['a head of a page', 'HEAD', '/nfl', {}],
    ['a head of a route', 'HEAD', '/api/time', {}],
    ['a failed sign-in', 'POST', '/api/collections/users/auth-with-password', {}],
    ["PocketBase's 404 of a file", 'GET', '/api/files/users/x/y.png', {}],
    ["PocketBase's health", 'GET', '/api/health', {}],
    ['a subscription that fails', 'POST', '/api/realtime', {}],
    ['a board of no league', 'GET', '/api/boards/xfl', {}],
    ['an address that is no text', 'GET', '/api/games/nfl/%00', {}],
    ['a page', 'GET', '/', {}],
    ['the worker', 'GET', '/service-worker.js', {}],
  ])('%s', async (_what, method, path, headers) => {
    const answer = await headersOf(method, path, headers)
    expect(answer.set).toEqual(SECURITY_HEADERS)
    expect(answer.policy).toContain("default-src 'none'")
    expect(answer.policy).toContain("frame-ancestors 'none'")
  })

  it('a record read by somebody who is signed in', async () => {
    const answer = await headersOf('GET', '/api/collections/preferences/records', { authorization: token })
    expect(answer.status).toBe(200)
    expect(answer.set).toEqual(SECURITY_HEADERS)
  })

  it('a refusal for having asked too often', async () => {
    const ask = () => headersOf('POST', '/api/collections/users/auth-with-password')
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const { set } of refused) expect(set).toEqual(SECURITY_HEADERS)
  })

  it("PocketBase's dashboard, under a policy of its own", async () => {
    const { set, policy } = await headersOf('GET', '/_/')
    expect(set).toEqual(SECURITY_HEADERS)
    expect(policy).toContain("script-src 'self'")
  })
})

it.each(['/', '/nfl', '/api/boards/nfl', '/api/realtime', '/api/nope'])(
  'TRACE of %s repeats nothing of what was sent',
  async (path) => {
    const { status, body } = await trace(path)
    expect([404, 405]).toContain(status)
    expect(body).not.toContain('of-mine')
  },
)

/** What Go answers before any code of PocketBase's runs, and the two answers whose headers would cost too much. */
describe('PocketBase sets these by itself', () => {
  it.each([
    ['a board', '/api/boards/nfl'],
    ['the stream', '/api/realtime'],
  ])('for %s: no guessing of the type, no frames elsewhere', async (_what, path) => {
    const { set } = await headersOf('GET', path)
    expect(set['x-content-type-options']).toBe('nosniff')
    expect(set['x-frame-options']).toBe('SAMEORIGIN')
  })
})

/** `fetch` refuses to send it. */
function trace(path: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((done, failed) => {
    const asked = request(
      product.url + path,
      { method: 'TRACE', headers: { 'x-secret': 'of-mine' } },
      (answer) => {
        void text(answer).then((body) => done({ status: answer.statusCode ?? 0, body }))
      },
    )
    asked.on('error', failed)
    asked.end()
  })
}
