import { useState, type SyntheticEvent } from 'react'
import { canChangePassword, changePasswordFault } from '../../../domain/people/passwords/new-password'
import { ownAccountText } from '../../../domain/people/users/own-account-texts'
import { useAccount } from '../../../state/account'
import { useMay } from '../../../state/session'
import { SubmitButton } from '../../../ui/submit-button'
import { Switch } from '../../../ui/switch'
import { TextField } from '../../../ui/text-field'
import { FormNotice } from '../form-notice'
import styles from './own-account.module.css'
import { useBriefNotice } from './use-brief-notice'

const EMPTY = { old: '', password: '', confirm: '' }

/** Asks for the old password, because somebody else may hold an unlocked phone. */
export function ChangePassword({ email }: { readonly email: string }) {
  const { changePassword } = useAccount()
  const [fields, setFields] = useState(EMPTY)
  const [revokesKeys, setRevokesKeys] = useState(false)
  const mayHaveKeys = useMay('api_access')
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useBriefNotice()
  const bind = (field: keyof typeof EMPTY) => ({
    value: fields[field],
    onType: (value: string) => setFields({ ...fields, [field]: value }),
  })
  const save = async () => {
    setBusy(true)
    const { old: oldPassword, password } = fields
    const answer = await changePassword({ oldPassword, password, revokeKeys: revokesKeys })
    setBusy(false)
    if (answer !== 'done') return setNotice({ kind: 'error', text: ownAccountText(answer, 'password') })
    setFields(EMPTY)
    const keys = revokesKeys ? ' Your API keys are revoked.' : ''
    setNotice({ kind: 'success', text: `Password changed. All other devices are signed out.${keys}` })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const fault = changePasswordFault(fields, [email])
    if (fault) setNotice({ kind: 'error', text: fault })
    else if (!isBusy) void save()
  }
  return (
    <form
      className={styles.part}
      onSubmit={submit}
      noValidate
      aria-busy={isBusy}
      aria-label="Change password"
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField label="Old password" type="password" autoComplete="current-password" {...bind('old')} />
      <TextField label="New password" type="password" autoComplete="new-password" {...bind('password')} />
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...bind('confirm')} />
      {mayHaveKeys ? (
        <Switch
          label="Revoke my API keys too"
          hint="If somebody else may have used your account. Your programs need new keys then."
          on={revokesKeys}
          onChange={setRevokesKeys}
        />
      ) : null}
      <FormNotice notice={notice} />
      <SubmitButton
        label="Change password"
        disabled={isBusy || fields.old === '' || !canChangePassword(fields)}
        busy={isBusy ? 'Saving…' : undefined}
      />
    </form>
  )
}
