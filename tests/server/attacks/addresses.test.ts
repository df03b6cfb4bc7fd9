import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardOfFeed } from '../../support/boards'
import { startProduct, type Product } from '../../support/product'
import { superuserHeaders } from '../../support/users'

/** What may a stranger send? An address of any length, to any route, ours or PocketBase's or nobody's. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], slate: 'standard' })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

const LIMIT = 4096

/** An address of exactly this many characters that begins with `start`. */
const padded = (start: string, length: number) => start + 'a'.repeat(length - start.length)

const ROUTES = [
  '/api/boards/nfl?',
  '/api/boards/',
  '/api/boards?',
  '/api/time?',
  '/api/health/live?',
  '/api/health/ready?',
  '/api/health/fresh?',
  '/api/games/nfl/1?',
  '/api/games/nfl?part=stats&ids=1&have=',
  '/api/games/pga/1?player=',
  '/api/odds/nfl?',
  '/api/odds/changes?',
  '/api/espn/apis/site/v2/sports/football/nfl/scoreboard?dates=',
  '/api/weather?city=',
  '/api/image/i/teamlogos/',
  '/api/internal/gzip/',
  '/api/files/users/1/',
  '/api/health?',
  '/api/collections/board_heads/records?page=',
  '/api/collections/board_heads/records/',
  '/api/collections/users/auth-methods?fields=',
  '/api/nope/',
  '/_/',
  '/nfl?',
  '/assets/',
  '/logo.svg?',
]

const statusOf = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(product.url + path, init)
  const body = await response.text()
  return { status: response.status, body, headers: response.headers }
}

describe('an address above 4 KB is refused', () => {
  it.each(ROUTES)('%s…', async (start) => {
    const { status, body, headers } = await statusOf(padded(start, LIMIT + 1))
    expect(status).toBe(414)
    expect(body.length).toBeLessThan(200)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await statusOf(padded(start, LIMIT))).status).not.toBe(414)
  })

  it.each(['POST', 'PATCH', 'DELETE', 'PUT', 'HEAD'])('also with %s', async (method) => {
    for (const start of ['/api/nope/', '/api/collections/users/records/', '/api/boards/nfl?'])
      expect((await statusOf(padded(start, LIMIT + 1), { method })).status).toBe(414)
  })

  it('also by realtime', async () => {
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await statusOf(padded('/api/realtime?', LIMIT + 1), init)).status).toBe(414)
  })

  it('also from a superuser', async () => {
    const headers = await superuserHeaders(product)
    expect((await statusOf(padded('/api/collections?', LIMIT + 1), { headers })).status).toBe(414)
  })

  it('also at 900 KB', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(padded('/api/boards/', 900_000))),
    )
    expect(answers.every(({ status }) => status === 414)).toBe(true)
  })
})

describe('an answer repeats no more than 200 characters of what was sent', () => {
  it.each([
    '/api/boards/',
    '/api/nope/',
    '/api/games/',
    '/api/odds/',
    '/api/weather?city=',
    '/api/espn/',
    '/api/image/i/',
    '/api/collections/',
    '/api/collections/board_heads/records?page=',
    '/api/collections/board_heads/records?expand=',
    '/api/collections/board_heads/records?sort=',
    '/api/files/',
  ])('%s…', async (start) => {
    const { body } = await statusOf(padded(start, LIMIT))
    expect(body).not.toContain('a'.repeat(201))
  })
})
