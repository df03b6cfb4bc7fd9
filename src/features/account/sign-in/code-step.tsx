import { useId, type SyntheticEvent } from 'react'
import { CODE_LENGTH } from '../../../domain/people/letters/letter-limits'
import { codeDigits } from '../../../domain/people/sign-in/auth-form'
import type { AuthEvent, OpenAuthModal } from '../../../domain/people/sign-in/auth-modal'
import { awaitedCode } from '../../../domain/people/sign-in/sent-code'
import { authButtons } from '../../../domain/people/sign-in/auth-steps'
import { canSendMail, canSubmit } from '../../../domain/people/sign-in/auth-submit'
import { Button } from '../../../ui/button'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import { FormNotice } from '../form-notice'
import { NextMailCountdown } from './next-mail-countdown'
import { useFocusedField } from './use-focused-field'
import styles from './verify-email.module.css'

interface Props {
  readonly modal: OpenAuthModal
  readonly send: (event: AuthEvent) => void
}

/** Asks for the address, then for the six digits that were mailed to it. */
export function CodeStep({ modal, send }: Props) {
  const isSent = awaitedCode(modal) !== undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send({ kind: 'submitted' })
  }
  const busy = isSent ? 'Signing in…' : 'Sending…'
  const isBusy = modal.activity.kind === 'calling'
  return (
    <form className={styles.step} onSubmit={submit} noValidate aria-busy={isBusy}>
      {isSent ? <Digits modal={modal} send={send} /> : <Address modal={modal} send={send} />}
      <FormNotice notice={modal.notice} />
      <SubmitButton
        label={isSent ? 'Sign In' : 'Email me a code'}
        disabled={!canSubmit(modal)}
        busy={isBusy ? busy : undefined}
      />
      {isSent ? null : (
        <p className={styles.pace}>
          <NextMailCountdown modal={modal} />
        </p>
      )}
      <OtherWays modal={modal} isSent={isSent} send={send} />
    </form>
  )
}

function Address({ modal, send }: Props) {
  const place = useFocusedField<HTMLDivElement>()
  return (
    <div ref={place} className={styles.step}>
      <p className={styles.text}>We send six digits to your address. They sign you in without a password.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        value={modal.fields.email}
        onType={(value) => send({ kind: 'typed', field: 'email', value })}
      />
    </div>
  )
}

function Digits({ modal, send }: Props) {
  const place = useFocusedField<HTMLDivElement>()
  return (
    <div ref={place} className={styles.step}>
      <p className={styles.text}>
        If <strong className={styles.address}>{modal.fields.email}</strong> has an account, six digits are on
        their way. An address that is not confirmed yet gets the link for that instead.
      </p>
      <TextField
        label="Code"
        autoComplete="one-time-code"
        digits
        hint={`${CODE_LENGTH} digits, good for 10 minutes`}
        value={modal.fields.code}
        onType={(typed) => send({ kind: 'typed', field: 'code', value: codeDigits(typed) })}
      />
    </div>
  )
}

function OtherWays({ modal, isSent, send }: Props & { readonly isSent: boolean }) {
  const paceId = useId()
  return authButtons('code').map(({ label, action }) => {
    if (action.kind === 'go')
      return (
        <Button
          key={label}
          disabled={modal.activity.kind !== 'idle'}
          onPress={() => send({ kind: 'went', to: action.to })}
        >
          {label}
        </Button>
      )
    if (action.kind === 'submit' || !isSent) return null
    return (
      <div key={label} className={styles.again}>
        <Button
          disabled={!canSendMail(modal)}
          describedBy={paceId}
          onPress={() => send({ kind: 'resend-asked' })}
        >
          {label}
        </Button>
        <p id={paceId} className={styles.pace}>
          <NextMailCountdown modal={modal} />
        </p>
      </div>
    )
  })
}
