import { useState } from 'react'
import { mailFailureText } from '../domain/people/sign-in/mail-failure'
import { accountFailureText } from '../domain/people/users/account-failure'
import { useAccount } from './account'

interface Notice {
  readonly kind: 'error' | 'success'
  readonly text: string
}

export interface VerificationMail {
  readonly isBusy: boolean
  readonly notice?: Notice
  readonly send: () => void
}

/** Has the mail sent that proves this address. A user who follows its link sees at once what that unlocks. */
export function useVerificationMail(email: string): VerificationMail {
  const [notice, setNotice] = useState<Notice>()
  return { ...useSendVerification(email, setNotice), ...(notice && { notice }) }
}

/** The same for a place that decides for how long it shows what came of it. */
export function useSendVerification(
  email: string,
  tell: (notice: Notice) => void,
): Omit<VerificationMail, 'notice'> {
  const { sendVerification } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    // An operator may have made an account without an address.
    if (email === '') return tell({ kind: 'error', text: accountFailureText('no-authenticated-user') })
    setBusy(true)
    const answer = await sendVerification(email)
    setBusy(false)
    if (answer.ok) return tell({ kind: 'success', text: 'Email sent. Check your inbox! 📧' })
    tell({ kind: 'error', text: mailFailureText(answer.failure) })
  }
  return { isBusy, send: () => void send() }
}
