import { useState, type SyntheticEvent } from 'react'
import { emailChangeText } from '../../../domain/people/users/own-account-texts'
import { useAccount } from '../../../state/account'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import { FormNotice } from '../form-notice'
import styles from './own-account.module.css'

interface Notice {
  readonly kind: 'error' | 'success'
  readonly text: string
}

/** The address stays as it is until the link in the new inbox was opened, so that a typing mistake locks nobody out. */
export function ChangeEmail({ email }: { readonly email: string }) {
  const { changeEmail } = useAccount()
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const wanted = address.trim()
  const isReady = !isBusy && wanted !== '' && password !== ''
  const send = async () => {
    setBusy(true)
    const answer = await changeEmail(wanted, password)
    setBusy(false)
    setNotice({ kind: answer === 'done' ? 'success' : 'error', text: emailChangeText(answer, wanted) })
    if (answer === 'done') setPassword('')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isReady) void send()
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate aria-busy={isBusy} aria-label="Change email">
      <p className={styles.text}>
        You sign in as <strong className={styles.address}>{email}</strong>. We send a link to the new address.
      </p>
      <TextField label="New email" type="email" autoComplete="email" value={address} onType={setAddress} />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
      />
      <FormNotice notice={notice} />
      <SubmitButton label="Send the link" disabled={!isReady} busy={isBusy ? 'Sending…' : undefined} />
    </form>
  )
}
