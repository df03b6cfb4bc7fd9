import { useState } from 'react'
import { ownAccountText } from '../../../domain/people/users/own-account-texts'
import { useAccount } from '../../../state/account'
import { PasswordForm } from '../password-form'
import styles from './own-account.module.css'

export const DELETION_WARNING =
  'Your account, your teams, your settings and all that was counted under your name are removed from the server and from this device. This cannot be undone.'

/** Asks for the password, because deleting cannot be undone. */
export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const { deleteAccount } = useAccount()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const send = async (password: string) => {
    setBusy(true)
    const answer = await deleteAccount(password)
    if (answer === 'done') return onDeleted()
    setBusy(false)
    setError(ownAccountText(answer, 'deletion'))
  }
  return (
    <PasswordForm
      className={styles.part}
      name="Delete account"
      submitLabel="Delete my account for good"
      busy={isBusy ? 'Deleting…' : undefined}
      error={error}
      onSend={(password) => void send(password)}
    >
      <p className={styles.text}>{DELETION_WARNING}</p>
    </PasswordForm>
  )
}
