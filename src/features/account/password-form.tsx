import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { SubmitButton } from '../../ui/submit-button'
import { TextField } from '../../ui/text-field'
import { FormNotice } from './form-notice'

interface Props {
  readonly className: string | undefined
  /** For who does not see what stands around it. */
  readonly name?: string
  readonly submitLabel: string
  /** What the button says while it is done; undefined while nothing is. */
  readonly busy: string | undefined
  readonly error: string | undefined
  readonly onSend: (password: string) => void
  /** What the password is asked for. */
  readonly children: ReactNode
}

/** Something that wants the password first. */
export function PasswordForm({ className, name, submitLabel, busy, error, onSend, children }: Props) {
  const [password, setPassword] = useState('')
  const isBusy = busy !== undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) onSend(password)
  }
  return (
    <form className={className} onSubmit={submit} noValidate aria-busy={isBusy} aria-label={name}>
      {children}
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
      />
      <FormNotice notice={error === undefined ? undefined : { kind: 'error', text: error }} />
      <SubmitButton label={submitLabel} disabled={isBusy || password === ''} busy={busy} />
    </form>
  )
}
