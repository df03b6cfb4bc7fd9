import { useState, type SyntheticEvent } from 'react'
import {
  canChangePassword,
  changePasswordFault,
  setPasswordFault,
  setPasswordHint,
} from '../../../domain/people/passwords/new-password'
import { ownAccountText } from '../../../domain/people/users/own-account-texts'
import type { SessionUser } from '../../../domain/people/users/session'
import { useAccount } from '../../../state/account'
import { SubmitButton } from '../../../ui/submit-button'
import { FormNotice } from '../form-notice'
import { NewPasswordFields } from '../new-password-fields'
import styles from './own-account.module.css'
import { SignInAgain } from './sign-in-again'

interface Props {
  readonly user: SessionUser
  readonly onSet: () => void
}

/** The first password of a user who was invited, or signed up with a provider: then there are two ways to sign in. */
export function SetOwnPassword({ user: { email, awaitsPassword: isInvited }, onSet }: Props) {
  const { setFirstPassword } = useAccount()
  const [entry, setEntry] = useState({ password: '', confirm: '' })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [mustSignIn, setMustSignIn] = useState(false)
  const save = async () => {
    setBusy(true)
    const answer = await setFirstPassword(entry.password)
    setBusy(false)
    if (answer === 'done') return onSet()
    setMustSignIn(answer === 'sign-in-again')
    setError(ownAccountText(answer, 'password'))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const fault = (isInvited ? setPasswordFault : changePasswordFault)(entry, [email])
    if (fault) setError(fault)
    else if (!isBusy) void save()
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate aria-busy={isBusy} aria-label="Set a password">
      <p className={styles.text}>
        {isInvited
          ? 'You were invited, and have not chosen a password yet. With one you can sign in, and change your address.'
          : 'You sign in by somebody who vouches for you. With a password you can do so here too, and change your address.'}
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordFields entry={entry} onType={setEntry} {...(isInvited && { hint: setPasswordHint() })} />
      <FormNotice notice={error === undefined ? undefined : { kind: 'error', text: error }} />
      {mustSignIn ? <SignInAgain /> : null}
      <SubmitButton
        label="Set password"
        disabled={isBusy || !canChangePassword(entry)}
        busy={isBusy ? 'Saving…' : undefined}
      />
    </form>
  )
}
