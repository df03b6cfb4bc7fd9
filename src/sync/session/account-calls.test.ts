import { beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../domain/people/users/account'
import { ANN, createAccountWorld } from '../testing/account-world'

let world = createAccountWorld()
beforeEach(() => void (world = createAccountWorld()))

describe('the ways to sign in', () => {
  const FAILED = { kind: 'failed', failure: { message: 'Too many' } }

  it('are those of the server, and the password alone where it cannot be asked', async () => {
    const ways = { code: true, providers: [] }
    expect(await world.calls(ways).fetchSignInWays()).toEqual(ways)
    world.isOnline = false
    expect(await world.calls(ways).fetchSignInWays()).toEqual({ code: false, providers: [] })
  })

  it('a code is mailed, and entered with the id that came with it', async () => {
    const sent = { kind: 'sent', mailSent: { nextInS: 60 }, codeId: 'c1' }
    expect(await world.calls(sent).sendCode('a@b.c')).toEqual({
      call: 'send-code',
      ok: true,
      mailSent: { nextInS: 60 },
      codeId: 'c1',
    })
    const entered = await world.calls({ kind: 'signed-in', stored: ANN }).signInWithCode('c1', '123456')
    expect(entered).toEqual({ call: 'sign-in-with-code', ok: true })
    expect(world.saved).toEqual([ANN])
    expect(world.asked).toEqual([
      ['sendCode', 'a@b.c'],
      ['signInWithCode', 'c1', '123456'],
    ])
  })

  it('a password goes to the server, and whoever knows it is signed in', async () => {
    const entered = await world.calls({ kind: 'signed-in', stored: ANN }).signIn('a@b.c', 'pw')
    expect([entered, world.saved]).toEqual([{ call: 'sign-in', ok: true }, [ANN]])
    expect(world.asked).toEqual([['signIn', 'a@b.c', 'pw']])
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
    expect(await make(world.calls(FAILED))).toEqual({ call, ok: false, failure: FAILED.failure })
    expect(world.saved).toEqual([])
  })

  it.each<[string, (account: Account) => Promise<unknown>]>([
    ['send-code', (account) => account.sendCode('a@b.c')],
    ['sign-in-with-code', (account) => account.signInWithCode('c1', '1')],
    ['check-verification', (account) => account.checkVerification('a@b.c', 'pw')],
    ['send-verification', (account) => account.sendVerification('a@b.c')],
  ])('%s says offline that there is no network', async (call, make) => {
    world.isOnline = false
    expect(await make(world.calls(FAILED))).toEqual({ call, ok: false, failure: { code: 'auth/offline' } })
    expect(world.asked).toEqual([])
  })

  it('a provider is asked only where there is a network', async () => {
    const tried = { url: 'https://id.example/', state: 's' }
    expect(await world.calls(tried).goToProvider('oidc', '/nba')).toBe(true)
    expect(world.asked).toEqual([['askProvider', 'oidc', 'us']])
    world.isOnline = false
    expect(await world.calls(tried).goToProvider('oidc', '/nba')).toBe(false)
    expect(world.asked).toHaveLength(1)
  })

  it('whoever comes back from the provider with which this tab began is signed in', async () => {
    world.started = { name: 'oidc', url: '', state: 's', verifier: 'v', returnsTo: 'us', from: '/nba' }
    const back = await world.calls({ kind: 'signed-in', stored: ANN }).comeFromProvider('c', 's')
    expect([back, world.saved]).toEqual([{ kind: 'signed-in', from: '/nba' }, [ANN]])
  })

  it('whoever comes back without having left for a provider is not let in', async () => {
    expect(await world.calls({ kind: 'signed-in', stored: ANN }).comeFromProvider('c', 's')).toEqual({
      kind: 'foreign',
    })
    expect([world.asked, world.saved]).toEqual([[], []])
  })
})

describe('an address that waits to be confirmed', () => {
  it('is not confirmed when the server cannot say so', async () => {
    world.current = undefined
    const failure = { message: 'Too many' }
    expect(await world.calls({ kind: 'failed', failure }).checkVerification('a@b.c', 'pw')).toEqual({
      call: 'check-verification',
      ok: false,
      failure,
    })
  })
})
