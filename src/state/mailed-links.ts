import { confirmEmail, type LinkReply } from '../backend/mailed-link-api'
import { atom, useAtomValue } from './store'

/** What mailed links ask of the server. Tests stand in for it. */
export interface MailedLinks {
  readonly confirmEmail: (token: string) => Promise<LinkReply>
}

export const mailedLinksAtom = atom<MailedLinks>({ confirmEmail })

export function useMailedLinks(): MailedLinks {
  return useAtomValue(mailedLinksAtom)
}
