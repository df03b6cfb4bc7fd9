import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Stands in for PocketBase: tokens are `{type}.{user}.{signature}` here, and user 7 does not exist. */
let accounts: readonly string[] | 'no time'
const noted: unknown[][] = []
vi.stubGlobal('$security', {
  parseUnverifiedJWT(token: string) {
    const [type, id, signature] = token.split('.')
    if (signature === undefined || signature === 'over') throw new Error('token is not valid')
    return { type, id: id === '7' ? 7 : id }
  },
})
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
    if (type !== 'auth' || !token.endsWith('.good')) throw new Error('signature is invalid')
    return { id: token.split('.')[1] }
  },
})

const { lookUpAgain } = await import('./look-up-again')

function askerWith(token: string, auth: unknown = null, pattern = 'GET /api/games/{slug}/{id}') {
  const e = { auth, request: { pattern, header: { get: () => token } } }
  lookUpAgain(e as unknown as core.RequestEvent)
  return e.auth
}

beforeEach(() => {
  accounts = ['ann']
  noted.length = 0
})

describe('whoever PocketBase could not look up', () => {
  it('is found by a second look', () => {
    expect(askerWith('Bearer auth.ann.good')).toEqual({ id: 'ann' })
  })

  it('gets status 503, instead of counting as nobody, while the database has no time', () => {
    accounts = 'no time'
    expect(() => askerWith('auth.ann.good')).toThrow(
      expect.objectContaining({
        status: 503,
        message: 'The server is very busy. Please try again in a moment.',
      }) as Error,
    )
    expect(noted).toEqual([['Nobody could be looked up', 'error', 'Error: context deadline exceeded']])
  })

  it.each([
    ['without a token', ''],
    ['with an expired token', 'auth.ann.over'],
    ['with a token of another kind', 'passwordReset.ann.good'],
    ['with a token that somebody else made', 'auth.ann.forged'],
    ['with the token of an account that is gone', 'auth.bob.good'],
  ])('%s stays nobody', (_, token) => {
    expect(askerWith(token)).toBeNull()
  })

  it('is told that the account is gone when a device asks whether its session is good', () => {
    const asking = () => askerWith('auth.bob.good', null, 'POST /api/collections/{collection}/auth-refresh')
    expect(asking).toThrow(
      expect.objectContaining({ data: { account: { code: 'account_deleted' } } }) as Error,
    )
  })

  it('without the token of a user counts as nobody, even while the database has no time', () => {
    accounts = 'no time'
    expect(askerWith('')).toBeNull()
    expect(askerWith('tsk_0123')).toBeNull()
    // Nor does the server look up a user whom the token does not name.
    expect(askerWith('auth.7.good')).toBeNull()
    expect(noted).toEqual([])
  })
})

it('a user whom PocketBase knows is not looked up again', () => {
  accounts = 'no time'
  const ann = { id: 'ann' }
  expect(askerWith('auth.ann.good', ann)).toBe(ann)
})
