import type { AuthStep } from '../domain/people/sign-in/auth-steps'
import { atom } from './store'

/** The step at which the auth modal is open, or nothing while it is closed. */
export const authStepAtom = atom<AuthStep | undefined>(undefined)
