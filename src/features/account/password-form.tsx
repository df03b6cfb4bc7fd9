import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { SubmitButton } from '../../ui/submit-button'
import { TextField } from '../../ui/text-field'
import { FormNotice } from './form-notice'

interface Props {
  readonly className: string | undefined
  /** The name of the form for screen reader users, who do not see what surrounds it. */
  readonly name?: string
  readonly submitLabel: string
  /** The button's text while the request runs; undefined when none runs. */
  readonly busy: string | undefined
  readonly error: string | undefined
  readonly onSend: (password: string) => void
  /** Why the password is asked for. */
  readonly children: ReactNode
}

/** A form for actions that need the password first. */
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
