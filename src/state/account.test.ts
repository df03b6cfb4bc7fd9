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

it.each(Object.keys(accountWith()).filter((name) => name !== 'signOut') as (keyof Account)[])(
  'an account that is not loaded yet hands on %s, and its answer',
  async (name) => {
    const built = accountWith({ [name]: async (...asked: string[]) => ({ asked }) })
    const ask = createDeferredAccount(Promise.resolve(built))[name] as (
      ...asked: string[]
    ) => Promise<unknown>
    const { asked } = (await ask('one', 'two')) as { asked: string[] }
    expect(['one', 'two'].slice(0, asked.length)).toEqual(asked)
  },
)
