import { useEffect, useState, type SyntheticEvent } from 'react'
import { tierLabel, type Tier } from '../../../domain/people/tiers/tier'
import { SETTINGS_SUCCESS_SHOWN_MS } from '../../../domain/time/intervals'
import { accountFailureText } from '../../../domain/people/users/account-failure'
import { displayNameToSend } from '../../../domain/people/users/profile-form'
import type { SessionUser } from '../../../domain/people/users/session'
import { Button } from '../../../ui/button'
import { useAccount } from '../../../state/account'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import { FormNotice } from '../form-notice'
import styles from './profile-form.module.css'

interface Props {
  readonly user: SessionUser
  readonly tier: Tier
}

type Saving = 'idle' | 'saving' | 'saved' | 'failed'

/** The display name, changed on the server; the session brings it back to the page. */
export function ProfileForm({ user, tier }: Props) {
  const { rename, signOut } = useAccount()
  const [name, setName] = useState(user.displayName ?? '')
  const [saving, setSaving] = useState<Saving>('idle')

  useEffect(() => {
    if (saving !== 'saved') return undefined
    const timer = setTimeout(() => setSaving('idle'), SETTINGS_SUCCESS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [saving])

  const save = async () => {
    setSaving('saving')
    setSaving((await rename(displayNameToSend(name))) ? 'saved' : 'failed')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (saving !== 'saving') void save()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField label="Display name" autoComplete="nickname" value={name} onType={setName} />
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Access</dt>
          <dd>{tierLabel(tier)}</dd>
        </div>
      </dl>
      <FormNotice notice={noticeOf(saving)} />
      <div className={styles.actions}>
        <SubmitButton
          label="Save"
          disabled={saving === 'saving'}
          busy={saving === 'saving' ? 'Saving…' : undefined}
        />
        <Button onPress={signOut}>Sign Out</Button>
      </div>
    </form>
  )
}

function noticeOf(saving: Saving) {
  if (saving === 'saved') return { kind: 'success', text: 'Profile updated' } as const
  if (saving === 'failed') return { kind: 'error', text: accountFailureText('profile-update') } as const
  return undefined
}
