import { useState, type SyntheticEvent } from 'react'
import { tierLabel, type Tier } from '../../../domain/people/tiers/tier'
import { accountFailureText } from '../../../domain/people/users/account-failure'
import { displayNameToSend } from '../../../domain/people/users/profile-form'
import type { SessionUser } from '../../../domain/people/users/session'
import { Button } from '../../../ui/button'
import { useAccount } from '../../../state/account'
import { SubmitButton } from '../../../ui/submit-button'
import { TextField } from '../../../ui/text-field'
import { FormNotice } from '../form-notice'
import styles from './profile-form.module.css'
import { useBriefNotice } from './use-brief-notice'

interface Props {
  readonly user: SessionUser
  readonly tier: Tier
}

/** The display name, changed on the server; the session brings it back to the page. */
export function ProfileForm({ user, tier }: Props) {
  const { rename, signOut } = useAccount()
  const [name, setName] = useState(user.displayName ?? '')
  const [isSaving, setSaving] = useState(false)
  const [notice, setNotice] = useBriefNotice()

  const save = async () => {
    setSaving(true)
    const wanted = displayNameToSend(name)
    const isTaken = await rename(wanted)
    setSaving(false)
    // An empty name is not sent, so the previous one stays. What was typed meanwhile stays too.
    if (isTaken) setName((typed) => (typed === name ? (wanted ?? user.displayName ?? '') : typed))
    setNotice(isTaken ? SAVED : FAILED)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isSaving) void save()
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
      <FormNotice notice={notice} />
      <div className={styles.actions}>
        <SubmitButton label="Save" disabled={isSaving} busy={isSaving ? 'Saving…' : undefined} />
        <Button onPress={signOut}>Sign Out</Button>
      </div>
    </form>
  )
}

const SAVED = { kind: 'success', text: 'Profile updated' } as const
const FAILED = { kind: 'error', text: accountFailureText('profile-update') } as const
