import { useId, type SyntheticEvent } from 'react'
import type { AuthFields } from '../../../domain/people/sign-in/auth-form'
import type { AuthEvent, OpenAuthModal } from '../../../domain/people/sign-in/auth-modal'
import { needsText } from '../../../domain/people/sign-in/auth-needs'
import { authButtons, otherWay, type AuthStep } from '../../../domain/people/sign-in/auth-steps'
import type { SignInWays } from '../../../domain/people/sign-in/sign-in-ways'
import { canSubmit } from '../../../domain/people/sign-in/auth-submit'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import { FormNotice } from '../form-notice'
import styles from './auth-form.module.css'
import { NextMailCountdown } from './next-mail-countdown'
import { useFocusedField } from './use-focused-field'

export type FormStep = 'signin' | 'signup-email' | 'forgot-password'

interface Props {
  readonly step: FormStep
  readonly modal: OpenAuthModal
  readonly ways: SignInWays
  readonly send: (event: AuthEvent) => void
}

export function AuthForm({ step, modal, ways, send }: Props) {
  const form = useFocusedField<HTMLFormElement>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send({ kind: 'submitted' })
  }
  const isBusy = modal.activity.kind === 'calling'
  const needsId = useId()
  const go = (to: AuthStep) => send({ kind: 'went', to })

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy}>
      <Fields step={step} modal={modal} send={send} />
      <FormNotice notice={modal.notice} />
      <SubmitButton
        label={authButtons(step)[0]!.label}
        disabled={!canSubmit(modal)}
        busy={isBusy ? BUSY[step] : undefined}
        describedBy={needsId}
      />
      <p id={needsId} className={styles.needs}>
        {needsText(step, modal.fields)}
        <NextMailCountdown modal={modal} />
      </p>
      {step === 'signin' ? <WithoutPassword code={ways.code} onGo={go} /> : null}
      <OtherWay step={step} onGo={go} />
    </form>
  )
}

function Fields({ step, modal, send }: Omit<Props, 'ways'>) {
  const bind = (field: keyof AuthFields) => ({
    value: modal.fields[field],
    onType: (value: string) => send({ kind: 'typed', field, value }),
  })
  const email = <TextField label="Email" type="email" autoComplete="username" {...bind('email')} />
  if (step === 'forgot-password')
    return (
      <>
        <p className={styles.text}>We send a link to your address that sets a new password.</p>
        {email}
      </>
    )
  if (step === 'signin')
    return (
      <>
        {email}
        <TextField label="Password" type="password" autoComplete="current-password" {...bind('password')} />
      </>
    )
  return (
    <>
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" {...bind('firstName')} maxLength={100} />
        <TextField label="Last name" autoComplete="family-name" {...bind('lastName')} maxLength={100} />
      </div>
      {email}
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        {...bind('password')}
      />
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...bind('confirm')} />
    </>
  )
}

type Go = (to: AuthStep) => void

/** For people who do not know the password or do not want to type it here. */
function WithoutPassword({ code, onGo }: { readonly code: boolean; readonly onGo: Go }) {
  return (
    <p className={styles.forgot}>
      {authButtons('signin').map(({ label, action }) =>
        action.kind !== 'go' || (action.to === 'code' && !code) ? null : (
          <button key={label} type="button" onClick={() => onGo(action.to)}>
            {label}
          </button>
        ),
      )}
    </p>
  )
}

function OtherWay({ step, onGo }: { readonly step: AuthStep; readonly onGo: Go }) {
  const way = otherWay(step)
  if (!way) return null
  return (
    <p className={styles.other}>
      {way.question}{' '}
      <button type="button" onClick={() => onGo(way.to)}>
        {way.label}
      </button>
    </p>
  )
}

const BUSY: Readonly<Record<FormStep, string>> = {
  signin: 'Signing in…',
  'signup-email': 'Creating your account…',
  'forgot-password': 'Sending…',
}
