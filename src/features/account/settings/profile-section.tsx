import { Fragment, useState } from 'react'
import { permissionsOfTier } from '../../../domain/people/tiers/permission'
import type { SignedInSession } from '../../../domain/people/users/session'
import { sessionAtom } from '../../../state/session'
import { useAtomValue } from '../../../state/store'
import { Button } from '../../../ui/button'
import { OutboxStatus } from './outbox-status'
import { OwnAccount } from './own-account'
import { ProfileForm } from './profile-form'
import { VerifyAddress } from './verify-address'
import styles from './profile-section.module.css'

/** How others see this user. Guests are told how to get a profile. */
export function ProfileSection({ onSignIn }: { readonly onSignIn: () => void }) {
  const session = useAtomValue(sessionAtom)
  const [isDeleted, noteDeleted] = useState(false)
  if (session.kind === 'signed-in')
    return (
      // Another user, who may have signed in in another tab, gets new forms.
      <Fragment key={session.user.id}>
        <ProfileForm user={session.user} tier={session.tier} />
        {gainsByProof(session) ? <VerifyAddress user={session.user} /> : null}
        <OwnAccount user={session.user} onDeleted={() => noteDeleted(true)} />
        <OutboxStatus user={session.user.id} />
      </Fragment>
    )
  return (
    <div className={styles.guest}>
      {isDeleted ? <p role="status">Your account and all that was kept under it are deleted.</p> : null}
      <p>You are looking around as a guest. Sign in to have a profile.</p>
      <Button look="strong" onPress={onSignIn}>
        Sign In
      </Button>
    </div>
  )
}

/** Whether a verified address would add anything: an operator may do everything, whatever the tier. */
function gainsByProof({ tier, can }: SignedInSession): boolean {
  return tier === 'registered' && permissionsOfTier('verified').some((one) => !can.includes(one))
}
