import type { AuthAnswer } from '../domain/people/sign-in/auth-answers'
import type { SignUpPayload } from '../domain/people/sign-in/auth-form'
import { atom, useAtomValue } from './store'

/** What a person can do with an account. `main` fills it in before the first render, tests as they like. */
export interface Account {
  readonly signIn: (email: string, password: string) => Promise<AuthAnswer>
  /** Makes the account and signs it in. */
  readonly signUp: (payload: SignUpPayload) => Promise<AuthAnswer>
  /** Takes effect on this device at once, network or not. */
  readonly signOut: () => void
  /** Says whether the server took it. */
  readonly rename: (displayName: string | undefined) => Promise<boolean>
}

export const accountAtom = atom<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = useAtomValue(accountAtom)
  if (!account) throw new Error('The account was not set before the first render')
  return account
}

/** Stands in until what goes on behind the screens is loaded: nobody's press is lost. */
export function accountLater(later: Promise<Account>): Account {
  return {
    signIn: async (email, password) => (await later).signIn(email, password),
    signUp: async (payload) => (await later).signUp(payload),
    signOut: () => void later.then((account) => account.signOut()),
    rename: async (displayName) => (await later).rename(displayName),
  }
}
