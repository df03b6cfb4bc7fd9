import { useState, type SyntheticEvent } from 'react'
import { ownAccountText } from '../../../domain/people/users/own-account-texts'
import { useAccount } from '../../../state/account'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import { FormNotice } from '../form-notice'
import styles from './own-account.module.css'

/** Behind the password, because it cannot be taken back. */
export function DeleteAccount() {
  const { deleteAccount } = useAccount()
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async () => {
    setBusy(true)
    const answer = await deleteAccount(password)
    setBusy(false)
    setError(answer === 'done' ? undefined : ownAccountText(answer, 'deletion'))
  }
  const press = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) void submit()
  }
  return (
    <form className={styles.part} onSubmit={press} noValidate aria-busy={isBusy} aria-label="Delete account">
      <p className={styles.text}>
        Your account, your teams, your settings and all that was counted under your name are removed from the
        server and from this device. This cannot be undone.
      </p>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
      />
      <FormNotice notice={error === undefined ? undefined : { kind: 'error', text: error }} />
      <SubmitButton
        label="Delete my account for good"
        disabled={isBusy || password === ''}
        busy={isBusy ? 'Deleting…' : undefined}
      />
    </form>
  )
}
