import { expect, it } from 'vitest'
import { createDeferredAccount, type Account } from './account'
import { accountWith } from './testing/account'

it('an account that is not loaded yet loses no press', async () => {
  const calls: string[] = []
  const built = accountWith({
    signIn: async (email) => {
      calls.push(`in ${email}`)
      return { call: 'sign-in', ok: true }
    },
    signOut: () => void calls.push('out'),
    rename: async (name) => calls.push(`name ${name}`) > 0,
  })
  let load: (account: Account) => void = () => {}
  const account = createDeferredAccount(new Promise((resolve) => (load = resolve)))
  const signedIn = account.signIn('ann@example.com', 'secret')
  account.signOut()
  const renamed = account.rename('Ann')
  expect(calls).toEqual([])
  load(built)
  expect(await signedIn).toEqual({ call: 'sign-in', ok: true })
  expect(await renamed).toBe(true)
  expect(calls).toEqual(['in ann@example.com', 'out', 'name Ann'])
})

type Asking = Exclude<keyof Account, 'signOut'>

/** What each question of an account is asked with. */
const QUESTIONS: { readonly [Name in Asking]: Parameters<Account[Name]> } = {
  signIn: ['ann@example.com', 'secret'],
  signUp: [
    { email: 'ann@example.com', password: 'secret', displayName: 'Ann', firstName: 'Ann', lastName: 'Lee' },
  ],
  fetchSignInWays: [],
  sendCode: ['ann@example.com'],
  signInWithCode: ['code-1', '123456'],
  goToProvider: ['oidc', '/nba'],
  comeFromProvider: ['code', 'state'],
  sendVerification: ['ann@example.com'],
  checkVerification: ['ann@example.com', 'secret'],
  sendReset: ['ann@example.com'],
  lookAtSession: [],
  changePassword: [{ oldPassword: 'old', password: 'new', revokeKeys: true }],
  setFirstPassword: ['secret'],
  changeEmail: ['bob@example.com', 'secret'],
  raiseTier: [],
  devices: [],
  signOutDevice: ['device-1'],
  signOutElsewhere: [],
  exportData: [],
  takeExport: ['nfl'],
  apiKeys: [],
  createApiKey: ['robot'],
  revokeApiKey: ['key-1'],
  deleteAccount: ['secret'],
  rename: ['Ann'],
}

it.each(Object.entries(QUESTIONS) as [Asking, readonly unknown[]][])(
  'an account that is not loaded yet hands on %s with all that was asked, and hands back the answer',
  async (name, question) => {
    const answer = {}
    const asked: unknown[] = []
    const built = accountWith({ [name]: async (...words: unknown[]) => (asked.push(...words), answer) })
    const ask = createDeferredAccount(Promise.resolve(built))[name] as (
      ...words: readonly unknown[]
    ) => Promise<unknown>
    expect(await ask(...question)).toBe(answer)
    expect(asked).toEqual(question)
  },
)
