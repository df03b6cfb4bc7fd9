import {
  changeAddress,
  confirmEmail,
  lookAtLink,
  setPassword,
  type LinkReply,
  type NewPasswordReply,
  type SeenLink,
} from '../backend/mailed-link-api'
import type { ChangeRefusal } from '../domain/people/links/email-change'
import { atom, useAtomValue } from './store'

/** The requests that pages of mailed links make. Tests replace them. */
export interface MailedLinks {
  readonly changeAddress: (token: string, password: string) => Promise<'changed' | ChangeRefusal>
  readonly confirmEmail: (token: string) => Promise<LinkReply>
  /** Undefined when the server cannot be asked. */
  readonly lookAtLink: (token: string) => Promise<SeenLink | undefined>
  readonly setPassword: (token: string, password: string) => Promise<NewPasswordReply>
}

export const mailedLinksAtom = atom<MailedLinks>({ changeAddress, confirmEmail, lookAtLink, setPassword })

export function useMailedLinks(): MailedLinks {
  return useAtomValue(mailedLinksAtom)
}
