import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MORE_TRIES } from '../../src/backend/send-with-crowd-retry'
import { CROWDED, CROWD_PASSES_S } from '../../src/domain/people/budgets/password-crowd'
import { SECOND_MS } from '../../src/domain/time/intervals'
import { boardOfFeed } from '../support/boards'
import { inWaves } from '../support/in-waves'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { until } from '../support/until'
import { asSuperuser } from '../support/users'

/** One product behind a proxy, where people come by https, and one without. */
let behindProxy: Product
let plain: Product
beforeAll(async () => {
  const start = {
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    slate: 'standard',
    isFirstStart: true,
  } as const
  behindProxy = await startProduct({
    ...start,
    env: { TRUSTED_PROXY: 'X-Real-IP', APP_URL: 'https://scores.example' },
  })
  plain = await startProduct(start)
  await boardOfFeed(plain.url, 'nfl')
})
afterAll(async () => {
  await behindProxy?.close()
  await plain?.close()
})

describe('signing in', () => {
  it('is possible five times in three seconds from one address, not six', async () => {
    const answers = []
    for (let attempt = 0; attempt < 6; attempt++) answers.push(await signIn(plain))
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400, 429])
    expect(answers[5]!.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('is counted by the address that the trusted proxy reports', async () => {
    const statuses = []
    for (const address of ['203.0.113.1', '203.0.113.2'])
      for (let attempt = 0; attempt < 6; attempt++)
        statuses.push((await signIn(behindProxy, { 'x-real-ip': address })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 400, 400, 400, 400, 400, 429])
  })

  it('goes on for somebody new while another address floods it', async () => {
    const over = new AbortController()
    const statuses = new Set<number>()
    const floodUntilOver = async () => {
      while (!over.signal.aborted) {
        const answer = await signIn(behindProxy, { 'x-real-ip': '203.0.113.66' })
        await answer.body?.cancel()
        statuses.add(answer.status)
      }
    }
    const flood = Promise.all(Array.from({ length: 20 }, floodUntilOver))
    const from = { 'x-real-ip': '203.0.113.77' }
    const email = 'newcomer@fans.example'
    const password = 'Overtime-5-Goals'
    const account = { email, password, passwordConfirm: password }
    const join = async () => {
      await until('the flood refused', () => statuses.has(429))
      const made = await comingAgain(() => post(behindProxy, 'records', account, from))
      const entered = await comingAgain(() =>
        post(behindProxy, 'auth-with-password', { identity: email, password }, from),
      )
      return [made, entered] as const
    }
    const [made, entered] = await join().finally(() => over.abort())
    await flood
    expect([made.status, entered.status]).toEqual([200, 200])
    expect(await entered.json()).toMatchObject({ record: { email } })
  })

  it('is not counted by an address that the client claims, where no proxy is trusted', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const address = `203.0.113.${attempt}`
      statuses.push((await signIn(plain, { 'x-real-ip': address, 'x-forwarded-for': address })).status)
    }
    expect(statuses).toContain(429)
  })
})

describe('mail that anybody can request', () => {
  it.each(['request-password-reset', 'request-verification'])(
    '%s: ten times a minute from one address',
    async (action) => {
      const statuses = []
      for (let attempt = 0; attempt < 11; attempt++)
        statuses.push((await post(plain, action, { email: 'nobody@fans.example' })).status)
      // No mail is set up here, and the answer says so to everybody.
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 503), 429])
    },
  )
})

describe('a stadium behind one address', () => {
  it('is never refused a board, the heads, a file or a page', async () => {
    const paths = ['/api/boards/nfl', '/api/boards', '/favicon.svg', '/nfl']
    const statuses = await inWaves(1200, async (index) => {
      const answer = await fetch(plain.url + paths[index % paths.length])
      await answer.body?.cancel()
      return answer.status
    })
    expect([...new Set(statuses)]).toEqual([200])
  })

  it('holds its streams open, all at once, while others are answered', async () => {
    const streams = await Promise.all(Array.from({ length: 300 }, () => openRealtime(plain.url)))
    const taken = await Promise.all(
      streams.map((stream) => stream.subscribe(['boards/nfl', 'board_heads/*'])),
    )
    expect([...new Set(taken)]).toEqual([204])
    expect((await fetch(`${plain.url}/api/collections/board_heads/records`)).status).toBe(200)
    for (const stream of streams) stream.close()
  })
})

describe('from the first start', () => {
  it('limits are on, and nothing in the environment turns them off', async () => {
    const settings = await asSuperuser<Settings>(plain, 'GET', 'settings')
    expect(settings.rateLimits.enabled).toBe(true)
    expect(settings.rateLimits.excludedIPs ?? []).toEqual([])
    expect(settings.trustedProxy).toEqual({ headers: [], useLeftmostIP: false })
  })

  it('the proxy and the address of the app are those of the environment', async () => {
    const settings = await asSuperuser<Settings>(behindProxy, 'GET', 'settings')
    expect(settings.trustedProxy).toEqual({ headers: ['X-Real-IP'], useLeftmostIP: false })
    expect(settings.meta).toMatchObject({ appName: 'Turbo Scores', appURL: 'https://scores.example' })
    const page = await fetch(behindProxy.url)
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

interface Settings {
  readonly rateLimits: { readonly enabled: boolean; readonly excludedIPs?: readonly string[] }
  readonly trustedProxy: object
  readonly meta: object
}

function signIn(product: Product, headers: Record<string, string> = {}): Promise<Response> {
  const body = { identity: 'nobody@fans.example', password: 'Wrong-1-Password' }
  return post(product, 'auth-with-password', body, headers)
}

/**
 * Asks again, as the page does: when many passwords wait to be checked, the server tells some askers to come
 * again.
 */
async function comingAgain(ask: () => Promise<Response>): Promise<Response> {
  for (let tried = 0; ; tried++) {
    const answer = await ask()
    const { code } = (await answer.clone().json()) as { code?: string }
    if (code !== CROWDED || tried === MORE_TRIES) return answer
    await new Promise((done) => setTimeout(done, CROWD_PASSES_S * SECOND_MS))
  }
}

function post(product: Product, action: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${product.url}/api/collections/users/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
