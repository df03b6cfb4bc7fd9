import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Stands in for PocketBase, which knows a good token by the word after its claims. */
let accounts: readonly string[] | 'no time'
const noted: unknown[][] = []
vi.stubGlobal('arrayOf', () => [])
vi.stubGlobal('DynamicModel', Object)
vi.stubGlobal(
  'ApiError',
  class extends Error {
    constructor(
      readonly status: number,
      message: string,
    ) {
      super(message)
    }
  },
)
vi.stubGlobal(
  'UnauthorizedError',
  class extends Error {
    constructor(
      message: string,
      readonly data: object,
    ) {
      super(message)
    }
  },
)
vi.stubGlobal(
  'ValidationError',
  class {
    constructor(readonly code: string) {}
  },
)
vi.stubGlobal('$app', {
  logger: () => ({ error: (...words: unknown[]) => noted.push(words) }),
  db: () => ({
    newQuery: (query: string) => ({
      bind: ({ user }: { user: string }) => ({
        all(rows: object[]) {
          if (accounts === 'no time') throw new Error('context deadline exceeded')
          if (query.endsWith(' FROM users WHERE id = {:user}') && accounts.includes(user))
            rows.push({ count: 1 })
        },
      }),
    }),
  }),
  findAuthRecordByToken(token: string, type: string) {
    const [, claims = '', signature] = token.split('.')
    const { id, exp } = JSON.parse(Buffer.from(claims, 'base64').toString()) as { id: string; exp: number }
    if (type !== 'auth' || signature !== 'good' || exp * 1000 <= Date.now())
      throw new Error('token is invalid')
    return { id }
  },
})

const { lookUpAgain } = await import('./look-up-again')

const HOUR_S = 3600
const nowS = Math.floor(Date.now() / 1000)

function tokenWith(claims: object, signature = 'good'): string {
  const all = { type: 'auth', id: 'ann', exp: nowS + HOUR_S, ...claims }
  return `head.${Buffer.from(JSON.stringify(all)).toString('base64')}.${signature}`
}

const OF_ANN = tokenWith({})
const EXPIRED = tokenWith({ exp: nowS - HOUR_S })

function askerWith(token: string, auth: unknown = null, pattern = 'GET /api/games/{slug}/{id}') {
  const e = { auth, request: { pattern, header: { get: () => token } } }
  lookUpAgain(e as unknown as core.RequestEvent)
  return e.auth
}

const REFRESH = 'POST /api/collections/{collection}/auth-refresh'

beforeEach(() => {
  accounts = ['ann']
  noted.length = 0
})

describe('whoever PocketBase could not look up', () => {
  it('is found by a second look', () => {
    expect(askerWith(`Bearer ${OF_ANN}`)).toEqual({ id: 'ann' })
  })

  it('gets status 503, instead of counting as nobody, while the database has no time', () => {
    accounts = 'no time'
    expect(() => askerWith(OF_ANN)).toThrow(
      expect.objectContaining({
        status: 503,
        message: 'The server is very busy. Please try again in a moment.',
      }) as Error,
    )
    expect(noted).toEqual([['Nobody could be looked up', 'error', 'Error: context deadline exceeded']])
  })

  it.each([
    ['without a token', ''],
    ['with an expired token', EXPIRED],
    ['with a token of another kind', tokenWith({ type: 'passwordReset' })],
    ['with a token that somebody else made', tokenWith({}, 'forged')],
    ['with the token of an account that is gone', tokenWith({ id: 'bob' })],
  ])('%s stays nobody', (_, token) => {
    expect(askerWith(token)).toBeNull()
  })

  it.each([
    ['with a token that is still good', tokenWith({ id: 'bob' })],
    ['after its token has expired', tokenWith({ id: 'bob', exp: nowS - HOUR_S })],
  ])('is told that the account is gone when a device asks about its session %s', (_, token) => {
    expect(() => askerWith(token, null, REFRESH)).toThrow(
      expect.objectContaining({ data: { account: { code: 'account_deleted' } } }) as Error,
    )
  })

  it('stays nobody when a device asks about an expired session of an account that exists', () => {
    expect(askerWith(EXPIRED, null, REFRESH)).toBeNull()
  })

  it('without the token of a user counts as nobody, even while the database has no time', () => {
    accounts = 'no time'
    expect(askerWith('')).toBeNull()
    expect(askerWith('tsk_0123')).toBeNull()
    // Nor does the server look up a user whom the token does not name.
    expect(askerWith(tokenWith({ id: 7 }))).toBeNull()
    // An expired token matters only to a device that asks about its session.
    expect(askerWith(EXPIRED)).toBeNull()
    expect(noted).toEqual([])
  })
})

it('a user whom PocketBase knows is not looked up again', () => {
  accounts = 'no time'
  const ann = { id: 'ann' }
  expect(askerWith(OF_ANN, ann)).toBe(ann)
})
