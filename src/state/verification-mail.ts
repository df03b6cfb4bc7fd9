import { useState } from 'react'
import { mailFailureText } from '../domain/people/sign-in/mail-failure'
import { accountFailureText } from '../domain/people/users/account-failure'
import { useAccount } from './account'

export interface VerificationMail {
  readonly isBusy: boolean
  readonly notice?: { readonly kind: 'error' | 'success'; readonly text: string }
  readonly send: () => void
}

/** Has the mail sent that proves this address. A user who follows its link sees at once what that unlocks. */
export function useVerificationMail(email: string): VerificationMail {
  const { sendVerification } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<VerificationMail['notice']>()
  const send = async () => {
    // An operator may have made an account without an address.
    if (email === '') return setNotice({ kind: 'error', text: accountFailureText('no-authenticated-user') })
    setBusy(true)
    const answer = await sendVerification(email)
    setBusy(false)
    if (answer.ok) return setNotice({ kind: 'success', text: 'Email sent. Check your inbox! 📧' })
    setNotice({ kind: 'error', text: mailFailureText(answer.failure) })
  }
  return { isBusy, send: () => void send(), ...(notice && { notice }) }
}
