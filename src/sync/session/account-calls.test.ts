import { beforeEach, describe, expect, it } from 'vitest'
import { parseSession, type StoredSession } from '../../backend/stored-session'
import type { Account } from '../../domain/people/users/account'
import { createAccountCalls } from './account-calls'
import type { SessionPorts } from './ports'
import type { SessionSync } from './session-sync'

const ANN = parseSession({ token: 't', record: { collectionName: 'users', id: 'ann', email: 'a@b.c' } })!
const DONE = { kind: 'done' }
const UNREACHABLE = { kind: 'unreachable' }
const CHANGE = { oldPassword: 'old', password: 'new', revokeKeys: true }

/** Every request to the server: its name and its arguments. */
let asked: unknown[][]
let isOnline: boolean
let current: StoredSession | undefined
let saved: StoredSession[]
beforeEach(() => {
  asked = []
  isOnline = true
  current = ANN
  saved = []
})

/** What a person can do while the server gives this answer to everything. */
function calls(answer: unknown): Account {
  const api = new Proxy({} as SessionPorts['api'], {
    get:
      (_api, name) =>
      async (...about: unknown[]) => (asked.push([name, ...about]), answer),
  })
  const session: SessionSync = {
    lookUp: () => current,
    save: (next) => void saved.push(next),
    patch() {},
    forget: () => void (current = undefined),
    refresh: async () => (asked.push(['refresh']), true),
    start() {},
    stop() {},
  }
  const provider = { remember() {}, recall: () => undefined, returnsTo: 'us', leaveFor() {} }
  return createAccountCalls(session, { api, isOnline: () => isOnline, provider })
}

interface OwnCall {
  readonly name: string
  readonly make: (account: Account) => Promise<unknown>
  /** The question, and what the server says to it. */
  readonly asks: readonly unknown[]
  readonly says: unknown
  readonly answer: unknown
  readonly unasked: unknown
}

const OWN_CALLS: readonly OwnCall[] = [
  {
    name: 'another password',
    make: (account) => account.changePassword(CHANGE),
    asks: ['changePassword', 't', CHANGE],
    says: DONE,
    answer: 'done',
    unasked: 'unreachable',
  },
  {
    name: 'the first password of an account that had none',
    make: (account) => account.setFirstPassword('new'),
    asks: ['changePassword', 't', { oldPassword: '', password: 'new', revokeKeys: false }],
    says: DONE,
    answer: 'done',
    unasked: 'unreachable',
  },
  {
    name: 'another address',
    make: (account) => account.changeEmail('b@b.c', 'pw'),
    asks: ['changeEmail', 't', 'b@b.c', 'pw'],
    says: 'done',
    answer: 'done',
    unasked: 'unreachable',
  },
  {
    name: 'the list of devices',
    make: (account) => account.devices(),
    asks: ['devices', 't'],
    says: ['a phone'],
    answer: ['a phone'],
    unasked: undefined,
  },
  {
    name: 'the end of the session on one device',
    make: (account) => account.signOutDevice('d1'),
    asks: ['signOutDevice', 't', 'd1'],
    says: DONE,
    answer: true,
    unasked: false,
  },
  {
    name: 'the end of the session on all others',
    make: (account) => account.signOutElsewhere(),
    asks: ['signOutElsewhere', 't'],
    says: DONE,
    answer: true,
    unasked: false,
  },
  {
    name: 'a copy of what is known of the account',
    make: (account) => account.exportData(),
    asks: ['exportData', 't'],
    says: '{}',
    answer: '{}',
    unasked: undefined,
  },
  {
    name: 'an export of scores',
    make: (account) => account.takeExport('nfl'),
    asks: ['takeExport', 't', 'ann', 'nfl'],
    says: { kind: 'granted', usesLeft: 24 },
    answer: { kind: 'granted', usesLeft: 24 },
    unasked: UNREACHABLE,
  },
  {
    name: 'the list of keys',
    make: (account) => account.apiKeys(),
    asks: ['apiKeys', 't'],
    says: ['a key'],
    answer: ['a key'],
    unasked: undefined,
  },
  {
    name: 'a new key',
    make: (account) => account.createApiKey('bot'),
    asks: ['createApiKey', 't', 'bot'],
    says: { kind: 'created' },
    answer: { kind: 'created' },
    unasked: UNREACHABLE,
  },
  {
    name: 'the end of a key',
    make: (account) => account.revokeApiKey('k1'),
    asks: ['revokeApiKey', 't', 'k1'],
    says: true,
    answer: true,
    unasked: false,
  },
  {
    name: 'the end of the account',
    make: (account) => account.deleteAccount('pw'),
    asks: ['deleteAccount', 't', 'pw'],
    says: DONE,
    answer: 'done',
    unasked: 'unreachable',
  },
  {
    name: 'another name',
    make: (account) => account.rename('Ann'),
    asks: ['rename', ANN, 'Ann'],
    says: { display_name: 'Ann' },
    answer: true,
    unasked: false,
  },
]

describe('what only the owner of an account may ask for', () => {
  it.each(OWN_CALLS)('$name is asked for in their name', async ({ make, asks, says, answer }) => {
    expect(await make(calls(says))).toEqual(answer)
    expect(asked).toEqual([asks])
  })

  it.each(OWN_CALLS)('$name is not asked for offline, nor by a guest', async ({ make, says, unasked }) => {
    isOnline = false
    expect(await make(calls(says))).toEqual(unasked)
    isOnline = true
    current = undefined
    expect(await make(calls(says))).toEqual(unasked)
    expect(asked).toEqual([])
  })
})

describe('what a proven address gives', () => {
  it('is asked for, and then the session is refreshed', async () => {
    expect(await calls(true).raiseTier()).toBe(true)
    expect(asked).toEqual([['raiseTier', 't', 'ann'], ['refresh']])
  })

  it('is not given when the server refuses it', async () => {
    expect(await calls(false).raiseTier()).toBe(false)
    expect(asked).toEqual([['raiseTier', 't', 'ann']])
  })

  it('is not asked for offline, nor by a guest', async () => {
    isOnline = false
    expect(await calls(true).raiseTier()).toBe(false)
    isOnline = true
    current = undefined
    expect(await calls(true).raiseTier()).toBe(false)
    expect(asked).toEqual([])
  })
})

describe('the ways to sign in', () => {
  const FAILED = { kind: 'failed', failure: { message: 'Too many' } }

  it('are those of the server, and the password alone where it cannot be asked', async () => {
    const ways = { code: true, providers: [] }
    expect(await calls(ways).fetchSignInWays()).toEqual(ways)
    isOnline = false
    expect(await calls(ways).fetchSignInWays()).toEqual({ code: false, providers: [] })
  })

  it('a code is mailed, and entered with the id that came with it', async () => {
    const sent = { kind: 'sent', mailSent: { nextInS: 60 }, codeId: 'c1' }
    expect(await calls(sent).sendCode('a@b.c')).toEqual({
      call: 'send-code',
      ok: true,
      mailSent: { nextInS: 60 },
      codeId: 'c1',
    })
    const entered = await calls({ kind: 'signed-in', stored: ANN }).signInWithCode('c1', '123456')
    expect(entered).toEqual({ call: 'sign-in-with-code', ok: true })
    expect(saved).toEqual([ANN])
    expect(asked).toEqual([
      ['sendCode', 'a@b.c'],
      ['signInWithCode', 'c1', '123456'],
    ])
  })

  it('a password goes to the server, and whoever knows it is signed in', async () => {
    const entered = await calls({ kind: 'signed-in', stored: ANN }).signIn('a@b.c', 'pw')
    expect([entered, saved]).toEqual([{ call: 'sign-in', ok: true }, [ANN]])
    expect(asked).toEqual([['signIn', 'a@b.c', 'pw']])
  })

  it.each<[string, (account: Account) => Promise<unknown>]>([
    ['send-code', (account) => account.sendCode('a@b.c')],
    ['sign-in-with-code', (account) => account.signInWithCode('c1', '1')],
    ['sign-in', (account) => account.signIn('a@b.c', 'pw')],
    [
      'sign-up',
      (account) => account.signUp({ email: '', password: '', displayName: '', firstName: '', lastName: '' }),
    ],
  ])('%s says why the server refused, and lets nobody in', async (call, make) => {
    expect(await make(calls(FAILED))).toEqual({ call, ok: false, failure: FAILED.failure })
    expect(saved).toEqual([])
  })

  it.each<[string, (account: Account) => Promise<unknown>]>([
    ['send-code', (account) => account.sendCode('a@b.c')],
    ['sign-in-with-code', (account) => account.signInWithCode('c1', '1')],
    ['check-verification', (account) => account.checkVerification('a@b.c', 'pw')],
    ['send-verification', (account) => account.sendVerification('a@b.c')],
  ])('%s says offline that there is no network', async (call, make) => {
    isOnline = false
    expect(await make(calls(FAILED))).toEqual({ call, ok: false, failure: { code: 'auth/offline' } })
    expect(asked).toEqual([])
  })

  it('a provider is asked only where there is a network', async () => {
    const tried = { url: 'https://id.example/', state: 's' }
    expect(await calls(tried).goToProvider('oidc', '/nba')).toBe(true)
    expect(asked).toEqual([['askProvider', 'oidc', 'us']])
    isOnline = false
    expect(await calls(tried).goToProvider('oidc', '/nba')).toBe(false)
    expect(asked).toHaveLength(1)
  })

  it('whoever comes back without having left for a provider is not let in', async () => {
    expect(await calls({ kind: 'signed-in', stored: ANN }).comeFromProvider('c', 's')).toEqual({
      kind: 'foreign',
    })
    expect([asked, saved]).toEqual([[], []])
  })
})

describe('an address that waits to be confirmed', () => {
  it('is not confirmed when the server cannot say so', async () => {
    current = undefined
    const failure = { message: 'Too many' }
    expect(await calls({ kind: 'failed', failure }).checkVerification('a@b.c', 'pw')).toEqual({
      call: 'check-verification',
      ok: false,
      failure,
    })
  })
})
