import type { Account } from '../domain/people/users/account'
import { atom, useAtomValue } from './store'

export type { Account }

/** `main` sets it before the first render; tests set their own. */
export const accountAtom = atom<Account | undefined>(undefined)

/** The server refuses what the session allows: the session may have ended or changed without this page hearing of it. */
export const doubtSessionAtom = atom(undefined, async (get) => get(accountAtom)?.lookAtSession())

export function useAccount(): Account {
  const account = useAtomValue(accountAtom)
  if (!account) throw new Error('The account was not set before the first render')
  return account
}

/** Stands in until the background script has loaded the account, so that nobody's press is lost. */
export function createDeferredAccount(later: Promise<Account>): Account {
  return {
    signIn: async (email, password) => (await later).signIn(email, password),
    signInWithCode: async (...asked) => (await later).signInWithCode(...asked),
    fetchSignInWays: async () => (await later).fetchSignInWays(),
    sendCode: async (email) => (await later).sendCode(email),
    goToProvider: async (...asked) => (await later).goToProvider(...asked),
    comeFromProvider: async (...asked) => (await later).comeFromProvider(...asked),
    signUp: async (payload) => (await later).signUp(payload),
    signOut: () => void later.then((account) => account.signOut()),
    sendVerification: async (email) => (await later).sendVerification(email),
    checkVerification: async (email, password) => (await later).checkVerification(email, password),
    sendReset: async (email) => (await later).sendReset(email),
    lookAtSession: async () => (await later).lookAtSession(),
    changePassword: async (...asked) => (await later).changePassword(...asked),
    setFirstPassword: async (password) => (await later).setFirstPassword(password),
    changeEmail: async (...asked) => (await later).changeEmail(...asked),
    raiseTier: async () => (await later).raiseTier(),
    devices: async () => (await later).devices(),
    signOutDevice: async (id) => (await later).signOutDevice(id),
    signOutElsewhere: async () => (await later).signOutElsewhere(),
    exportData: async () => (await later).exportData(),
    takeExport: async (about) => (await later).takeExport(about),
    apiKeys: async () => (await later).apiKeys(),
    createApiKey: async (name) => (await later).createApiKey(name),
    revokeApiKey: async (id) => (await later).revokeApiKey(id),
    deleteAccount: async (password) => (await later).deleteAccount(password),
    rename: async (displayName) => (await later).rename(displayName),
  }
}
