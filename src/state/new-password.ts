import { confirmPasswordReset } from '../backend/password-api'
import { atom, useAtomValue } from './store'

/** Sets the password of whoever holds this token; true when the server took it. Tests stand in for the server. */
export type SetNewPassword = (token: string, password: string) => Promise<boolean>

export const newPasswordAtom = atom<{ readonly set: SetNewPassword }>({ set: confirmPasswordReset })

export function useNewPassword(): SetNewPassword {
  return useAtomValue(newPasswordAtom).set
}
