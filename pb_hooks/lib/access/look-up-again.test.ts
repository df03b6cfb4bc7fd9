import { beforeEach, describe, expect, it, vi } from 'vitest'

/** What PocketBase does for the hook: tokens are `{type}.{user}.{signature}` here. */
let accounts: readonly string[] | 'no time'
vi.stubGlobal('$security', {
  parseUnverifiedJWT(token: string) {
    const [type, id, signature] = token.split('.')
    if (signature === undefined || signature === 'over') throw new Error('token is not valid')
    return { type, id }
  },
})
vi.stubGlobal('arrayOf', () => [])
vi.stubGlobal('DynamicModel', Object)
vi.stubGlobal(
  'ApiError',
  class extends Error {
    constructor(readonly status: number) {
      super()
    }
  },
)
vi.stubGlobal('$app', {
  logger: () => ({ error: vi.fn() }),
  db: () => ({
    newQuery: () => ({
      bind: ({ user }: { user: string }) => ({
        all(rows: object[]) {
          if (accounts === 'no time') throw new Error('context deadline exceeded')
          if (accounts.includes(user)) rows.push({ count: 1 })
        },
      }),
    }),
  }),
  findAuthRecordByToken(token: string) {
    if (!token.endsWith('.good')) throw new Error('signature is invalid')
    return { id: token.split('.')[1] }
  },
})

const { lookUpAgain } = await import('./look-up-again')

function askerWith(token: string, auth: unknown = null) {
  const e = { auth, request: { header: { get: () => token } } }
  lookUpAgain(e as unknown as core.RequestEvent)
  return e.auth
}

beforeEach(() => (accounts = ['ann']))

describe('whoever PocketBase could not look up', () => {
  it('is found by a second look', () => {
    expect(askerWith('Bearer auth.ann.good')).toEqual({ id: 'ann' })
  })

  it('is not told to be nobody while the database has no time', () => {
    accounts = 'no time'
    expect(() => askerWith('auth.ann.good')).toThrow(expect.objectContaining({ status: 503 }) as Error)
  })

  it.each([
    ['without a token', ''],
    ['with a token that is over', 'auth.ann.over'],
    ['with a token of another kind', 'passwordReset.ann.good'],
    ['with a token that somebody else made', 'auth.ann.forged'],
    ['with the token of an account that is gone', 'auth.bob.good'],
  ])('%s stays nobody', (_, token) => {
    expect(askerWith(token)).toBeNull()
  })

  it('without a token is answered also while the database has no time', () => {
    accounts = 'no time'
    expect(askerWith('')).toBeNull()
    expect(askerWith('tsk_0123')).toBeNull()
  })
})

it('whom PocketBase knows is not looked up again', () => {
  accounts = 'no time'
  const ann = { id: 'ann' }
  expect(askerWith('auth.ann.good', ann)).toBe(ann)
})
