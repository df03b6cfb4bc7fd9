import { beforeEach, expect, it } from 'vitest'
import type { AuthAnswer } from '../domain/people/sign-in/auth-answers'
import { sessionOf } from '../domain/people/users/session'
import type { Account } from '../state/account'
import { sessionAtom } from '../state/session'
import { createStore } from '../state/store'
import { createStorage } from '../storage/storage'
import { reportActivity } from './report-activity'
import { tellOfAccount } from './tell-of-account'

beforeEach(() => localStorage.setItem('ts-guest-metrics', JSON.stringify({ timeSpent: 25 })))

const NEW_USER = { email: 'a@b.c', password: 'pw', displayName: 'A B', firstName: 'A', lastName: 'B' }
const MAIL_SENT: AuthAnswer = { call: 'sign-up', ok: true, mailSent: { nextInS: 60 } }
const SIGNED_IN: AuthAnswer = { call: 'sign-up', ok: true, signedIn: true }
const checked = (verified: boolean): AuthAnswer => ({ call: 'check-verification', ok: true, verified })

/** Whose visits as a guest the server is to be told of, after a sign-up and, if there is one, a look for its proof. */
async function toldAfter(before: string | undefined, signUp: AuthAnswer, check?: AuthAnswer) {
  const [storage, store] = [createStorage(), createStore()]
  const enter = (id: string) => store.set(sessionAtom, sessionOf({ id, tier: 'registered', can: [] })!)
  if (before) enter(before)
  const answer = async (given: AuthAnswer) => {
    if (given === SIGNED_IN || (given.ok && 'verified' in given && given.verified)) enter('new')
    return given
  }
  const calls = {
    signUp: () => answer(signUp),
    checkVerification: () => answer(check!),
  } as unknown as Account
  const account = tellOfAccount(calls, reportActivity(storage, store))
  await account.signUp(NEW_USER)
  if (check) await account.checkVerification('a@b.c', 'pw')
  await new Promise((resolve) => setTimeout(resolve, 20))
  const entries = await storage.readAll('outbox')
  return entries
    .filter(({ kind }) => kind === 'guest-metrics')
    .map(({ user, body }) => [user, body['timeSpent']])
}

it.each<[what: string, ...Parameters<typeof toldAfter>]>([
  ['is let in at once, without mail', undefined, SIGNED_IN],
  ['is let in after following the link, with mail', undefined, MAIL_SENT, checked(true)],
])('what a guest did is told once the new user %s', async (_what, ...steps) => {
  expect(await toldAfter(...steps)).toEqual([['new', 25]])
})

it.each<[what: string, ...Parameters<typeof toldAfter>]>([
  ['before anybody is let in', undefined, MAIL_SENT, checked(false)],
  ['of somebody else who is signed in here', 'old', MAIL_SENT, checked(false)],
])('what a guest did is not told %s', async (_what, ...steps) => {
  expect(await toldAfter(...steps)).toEqual([])
})
