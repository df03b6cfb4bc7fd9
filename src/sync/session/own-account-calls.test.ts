import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../domain/people/users/account'
import { ANN, createAccountWorld } from '../testing/account-world'

const DONE = { kind: 'done' }
const UNREACHABLE = { kind: 'unreachable' }
const CHANGE = { oldPassword: 'old', password: 'new', revokeKeys: true }

let world = createAccountWorld()
beforeEach(() => void (world = createAccountWorld()))

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
    expect(await make(world.calls(says))).toEqual(answer)
    expect(world.asked).toEqual([asks])
  })

  it.each(OWN_CALLS)('$name is not asked for offline, nor by a guest', async ({ make, says, unasked }) => {
    world.isOnline = false
    expect(await make(world.calls(says))).toEqual(unasked)
    world.isOnline = true
    world.current = undefined
    expect(await make(world.calls(says))).toEqual(unasked)
    expect(world.asked).toEqual([])
  })
})

it('a name that the server did not take is not shown, and the session is looked at', async () => {
  expect(await world.calls(undefined).rename('Ann')).toBe(false)
  expect([world.asked, world.patched]).toEqual([[['rename', ANN, 'Ann'], ['refresh']], []])
})

describe('what a proven address gives', () => {
  it('is asked for, and then the session is refreshed', async () => {
    expect(await world.calls(true).raiseTier()).toBe(true)
    expect(world.asked).toEqual([['raiseTier', 't', 'ann'], ['refresh']])
  })

  it('is not given when the server refuses it', async () => {
    expect(await world.calls(false).raiseTier()).toBe(false)
    expect(world.asked).toEqual([['raiseTier', 't', 'ann']])
  })

  it('is not asked for offline, nor by a guest', async () => {
    world.isOnline = false
    expect(await world.calls(true).raiseTier()).toBe(false)
    world.isOnline = true
    world.current = undefined
    expect(await world.calls(true).raiseTier()).toBe(false)
    expect(world.asked).toEqual([])
  })
})
