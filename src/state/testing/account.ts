import { PASSWORD_ONLY } from '../../domain/people/sign-in/sign-in-ways'
import type { Account } from '../account'

/** An account with the methods that a test gives; every other one fails. */
export function accountWith(given: Partial<Account> = {}): Account {
  const refuse = (name: string) => () => Promise.reject(new Error(`The test does not expect ${name}`))
  return {
    signIn: refuse('a sign-in'),
    signUp: refuse('a sign-up'),
    signInWithCode: refuse('a sign-in by code'),
    // Most tests need no other way in than the password.
    fetchSignInWays: async () => PASSWORD_ONLY,
    sendCode: refuse('a code'),
    goToProvider: refuse('a way to a provider'),
    comeFromProvider: refuse('somebody from a provider'),
    signOut() {},
    sendVerification: refuse('a verification mail'),
    checkVerification: refuse('a look at the verification'),
    sendReset: refuse('a reset mail'),
    lookAtSession: refuse('a look at the session'),
    changePassword: refuse('a new password'),
    setFirstPassword: refuse('a first password'),
    changeEmail: refuse('another address'),
    raiseTier: refuse('another tier'),
    devices: refuse('a list of devices'),
    signOutDevice: refuse('a device to be signed out'),
    signOutElsewhere: refuse('other devices to be signed out'),
    exportData: refuse('an export'),
    takeExport: refuse('an export of scores'),
    apiKeys: refuse('a list of keys'),
    createApiKey: refuse('a new key'),
    revokeApiKey: refuse('the end of a key'),
    deleteAccount: refuse('the end of the account'),
    rename: refuse('a new name'),
    ...given,
  }
}
