import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverTimeOnArrival } from '../../src/backend/server-time-on-arrival'
import type { Board } from '../../src/domain/board/board'
import { catchUp, type Changes } from '../../src/domain/board/changes/changes'
import { SECURITY_HEADERS } from '../../src/domain/network/security-headers'
import { productTime } from '../../src/domain/time/product-clock'
import type { Actor } from '../server/access-actors'
import { ROUTES } from '../server/access-routes'
import { boardOfFeed } from '../support/boards'
import { edgeMissing, startEdge, type Edge } from '../support/edge'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { until } from '../support/until'
import { createRecord, makeUser, type TestUser } from '../support/users'

/** The whole product, as people reach it through an edge. */
describe.skipIf(edgeMissing)(`the product behind an edge ${edgeMissing}`, () => {
  let product: Product
  let edge: Edge
  const people = new Map<Actor, TestUser>()

  beforeAll(async () => {
    const env = { TRUSTED_PROXY: 'X-Real-IP' }
    product = await startProduct({
      at: '2026-10-25T18:30:00Z',
      rate: 30,
      slate: 'standard',
      leagues: ['nfl', 'nhl'],
      env,
    })
    edge = await startEdge(product.url, ['--front', '127.0.0.0/8'])
    await boardOfFeed(product.url, 'nfl')
    people.set('premium', await makeUser(product, { tier: 'premium' }))
    people.set('superuser', await makeUser(product, { superuser: true }))
  })
  afterAll(async () => {
    await edge?.close()
    await product?.close()
  })

  const get = (path: string, who?: Actor) => {
    const token = who && people.get(who)?.token
    return fetch(edge.url + path, token ? { headers: { authorization: token } } : {})
  }

  const questions = Object.entries(ROUTES).flatMap(([name, { sample, may }]) => {
    const [method, pattern = ''] = name.split(' ')
    return method === 'GET' ? [{ path: sample ?? pattern, may }] : []
  })

  it.each(questions)('caches nothing of $path that is not for everybody', async ({ path, may }) => {
    // The user who may see the most asks first, so that a guest would get that answer if it were kept.
    for (const who of ['superuser', 'premium', 'superuser'] as const) await (await get(path, who)).text()
    const answer = await get(path)
    await answer.text()
    if (!may.includes('guest')) expect(answer.status).toBeGreaterThanOrEqual(400)
    const seen = edge.keptTexts().join('\n')
    for (const { token, email, id } of people.values())
      for (const secret of [token, email, id]) expect(seen.includes(secret)).toBe(false)
  })

  it('caches what is the same for everybody, and nothing else', () => {
    const known =
      /^(gzip |br, gzip | )?(\/api\/(boards(\/[a-z]+(\/changes)?)?|time|teams|games\/[a-z]+\/\d+|image\/\S+)|\/|\/[a-z]+\/game\/\d+|\/[\w./-]+\.\w+)$/
    expect(edge.keptKeys().filter((key) => !known.test(key))).toEqual([])
    expect(edge.keptKeys().some((key) => key.endsWith('/api/boards/nfl'))).toBe(true)
  })

  it('answers 304 to a client that already has the board, as the server does', async () => {
    const again = await until('a board that is the same for two questions', async () => {
      const tag = (await get('/api/boards/nhl')).headers.get('etag') ?? ''
      const answer = await fetch(`${edge.url}/api/boards/nhl`, { headers: { 'if-none-match': tag } })
      return answer.status === 304 && answer
    })
    expect(again.headers.get('x-checked-at')).not.toBeNull()
  })

  it('gives the changes of a board as the server does, and says how long they were cached', async () => {
    const first = (await (await get('/api/boards/nfl')).json()) as Board
    const reached = await until('changes of a later board', async () => {
      const answer = await get('/api/boards/nfl/changes')
      const board = catchUp(first, (await answer.json()) as Changes)
      return board !== 'gap' && board.rev !== first.rev && { answer, board }
    })
    expect(reached.answer.headers.get('x-edge-asked')).not.toBeNull()
    expect(reached.answer.headers.get('x-live')).toBe('edge')
    expect(edge.keptKeys()).toContain('gzip /api/boards/nfl/changes')
  })

  describe('sends the same security headers, each once, on', () => {
    const once = Object.fromEntries(SECURITY_HEADERS.map(([name, value]) => [name.toLowerCase(), value]))
    const foreign = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
    it.each([
      ['a board', 'GET', '/api/boards/nfl', {}, 200],
      ['a page', 'GET', '/nfl', {}, 200],
      ['the heads', 'GET', '/api/boards', {}, 200],
      ['a game that is not kept', 'GET', '/api/games/nfl/1?player=1', {}, 0],
      ['the stream of changes', 'GET', '/api/live?leagues=nfl', { accept: 'text/event-stream' }, 200],
      ['a stream of no league', 'GET', '/api/live?leagues=none', {}, 400],
      ['PocketBase’s own stream', 'GET', '/api/realtime', {}, 200],
      ['a preflight', 'OPTIONS', '/api/collections/users/records', foreign, 204],
      ['a preflight of the stream', 'OPTIONS', '/api/realtime', foreign, 204],
      ['a preflight of a board', 'OPTIONS', '/api/boards/nfl', foreign, 405],
      ['an address that it hides', 'GET', '/_/', {}, 404],
      ['an address that does not exist', 'GET', '/api/nope', {}, 404],
      ['a failed sign-in', 'POST', '/api/collections/users/auth-with-password', {}, 400],
      ['an address that is too long', 'GET', `/api/live?leagues=${'n'.repeat(4096)}`, {}, 414],
      ['an address that is too long for nginx', 'GET', `/api/realtime?${'n'.repeat(9000)}`, {}, 414],
    ] as const)('%s', async (_what, method, path, headers, status) => {
      const answer = await headOf(method, path, headers)
      if (status > 0) expect(answer.statusCode).toBe(status)
      const said = Object.entries(answer.headersDistinct)
      expect(Object.fromEntries(said.filter(([name]) => name in once))).toEqual(
        Object.fromEntries(Object.entries(once).map(([name, value]) => [name, [value]])),
      )
      const policies = answer.headersDistinct['content-security-policy']
      expect(policies).toEqual([expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/)])
      if (path === '/nfl') expect(policies?.[0]).toContain("script-src 'self'")
    })

    it.each(['/api/live', '/api/realtime', '/api/boards/nfl', '/nfl', '/api/odds/nfl', '/api/nope'])(
      '%s, and refuses addresses above 4 KB there',
      async (path) => {
        const long = `${path}?${'n'.repeat(4096 - path.length)}`
        expect((await headOf('GET', long)).statusCode).toBe(414)
        expect((await headOf('GET', long.slice(0, -1))).statusCode).not.toBe(414)
      },
    )
  })

  it('passes PocketBase’s own stream through as it comes, and only to those it is for', async () => {
    const [fan, guest] = [
      await openRealtime(edge.url, people.get('premium')?.token),
      await openRealtime(edge.url),
    ]
    expect(await guest.subscribe([`odds_boards/${ODDS}`])).toBe(403)
    expect(await guest.subscribe(['boards/nfl'])).toBe(204)
    expect(await fan.subscribe([`odds_boards/${ODDS}`])).toBe(204)
    await createRecord(product, 'odds_boards', { id: ODDS, rev: 'aaaaaaaa-1', checked_at: new Date() })
    await until('the lines', () => fan.heard.some(({ record }) => record.id === ODDS))
    const before = guest.heard.length
    await until('news for everybody', () => guest.heard.length > before)
    expect(new Set(guest.heard.map(({ topic }) => topic))).toEqual(new Set(['boards/nfl']))
    fan.close()
    guest.close()
  })

  it('tells the server the client’s address from a trusted front, and each address has its own limit', async () => {
    const first = await statusesOf('203.0.113.7', 8)
    expect(first).toContain(429)
    expect(await statusesOf('203.0.113.8', 1)).not.toContain(429)
  })

  it('does not let requests through the edge count as the server’s own machine', async () => {
    const path = '/api/collections/_superusers/auth-with-password'
    expect(await post(path, '203.0.113.9')).toBe(404)
  })

  it('says the true time and age of a board while the server is dead, and the newest as soon as it is back', async () => {
    const asked = performance.now()
    await (await get('/api/boards/nfl')).text()
    const fillMs = performance.now() - asked
    await product.kill()
    const answer = await until('a board of more than a second', async () => {
      const before = Date.now()
      const { status, headers } = await get('/api/boards/nfl')
      expect(status).toBe(200)
      const keptS = Number(headers.get('x-edge-now')) - Number(headers.get('x-edge-asked'))
      return keptS > 2.5 && { before, after: Date.now(), headers }
    })
    const told = Date.parse(
      serverTimeOnArrival(answer.headers, answer.headers.get('x-now') ?? undefined) ?? '',
    )
    const slackMs = (1000 + fillMs) * product.clock.rate
    expect(told).toBeGreaterThanOrEqual(productTime(product.clock, answer.before) - slackMs)
    expect(told).toBeLessThanOrEqual(productTime(product.clock, answer.after) + slackMs)
    for (const path of ['/nfl', '/api/boards', '/api/time']) expect((await get(path)).status).toBe(200)
    expect((await get('/api/odds/nfl', 'premium')).status).toBe(502)

    const checkedAt = answer.headers.get('x-checked-at') ?? ''
    await product.start()
    await until('a newer look at the feed', async () => {
      const { headers } = await get('/api/boards/nfl')
      return (headers.get('x-checked-at') ?? '') > checkedAt
    })
  })

  /** The head of an answer; the rest is not read, since a stream has no end. */
  function headOf(method: string, path: string, headers: OutgoingHttpHeaders = {}): Promise<IncomingMessage> {
    return new Promise((done, fail) => {
      const asking = request(edge.url + path, { method, headers }, (answer) => {
        done(answer)
        answer.on('error', () => {})
        asking.destroy()
      })
      asking.on('error', fail).end()
    })
  }

  const ODDS = 'edgeonly'

  async function statusesOf(address: string, times: number): Promise<readonly number[]> {
    const path = '/api/collections/users/auth-with-password'
    return Promise.all(Array.from({ length: times }, () => post(path, address)))
  }

  function post(path: string, address: string): Promise<number> {
    const headers = {
      'x-forwarded-for': address,
      'x-real-ip': '127.0.0.1',
      'content-type': 'application/json',
    }
    return new Promise((done, fail) => {
      const asking = request(edge.url + path, { method: 'POST', headers }, (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      })
      asking.on('error', fail).end('{"identity":"nobody@fans.example","password":"Whistle-4-Kickoff"}')
    })
  }
})
