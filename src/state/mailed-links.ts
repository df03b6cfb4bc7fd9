import {
  confirmEmail,
  isResetLinkGood,
  setPassword,
  type LinkReply,
  type NewPasswordReply,
} from '../backend/mailed-link-api'
import { atom, useAtomValue } from './store'

/** What mailed links ask of the server. Tests stand in for it. */
export interface MailedLinks {
  readonly confirmEmail: (token: string) => Promise<LinkReply>
  readonly isResetLinkGood: (token: string) => Promise<boolean | undefined>
  readonly setPassword: (token: string, password: string) => Promise<NewPasswordReply>
}

export const mailedLinksAtom = atom<MailedLinks>({ confirmEmail, isResetLinkGood, setPassword })

export function useMailedLinks(): MailedLinks {
  return useAtomValue(mailedLinksAtom)
}
