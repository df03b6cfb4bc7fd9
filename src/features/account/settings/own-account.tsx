import { useState } from 'react'
import type { SessionUser } from '../../../domain/people/users/session'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import { DeleteAccount } from './delete-account'
import { DeleteWithoutPassword } from './delete-without-password'
import { DeviceList } from './device-list'
import { ExportData } from './export-data'
import styles from './own-account.module.css'
import { SetOwnPassword } from './set-own-password'
import { SignOutElsewhere } from './sign-out-elsewhere'
import { useBriefNotice } from './use-brief-notice'

interface Props {
  readonly user: SessionUser
  /** This section disappears together with the account, so the parent says that the deletion worked. */
  readonly onDeleted: () => void
}

/** Things that people rarely do with an account: each part opens on demand. */
export function OwnAccount({ user, onDeleted }: Props) {
  return (
    <div className={styles.parts}>
      <details name="own-account">
        <summary>Change email</summary>
        {lacksPassword(user) ? <EmailNeedsPassword /> : <ChangeEmail email={user.email} />}
      </details>
      <details name="own-account">
        <summary>{lacksPassword(user) ? 'Set a password' : 'Change password'}</summary>
        <PasswordPart user={user} />
      </details>
      <DevicesPart />
      <details name="own-account">
        <summary>Your data</summary>
        <ExportData />
      </details>
      <details name="own-account">
        <summary>Delete account</summary>
        {user.awaitsPassword ? (
          <DeletionNeedsPassword />
        ) : user.hasNoPassword ? (
          <DeleteWithoutPassword onDeleted={onDeleted} />
        ) : (
          <DeleteAccount onDeleted={onDeleted} />
        )}
      </details>
    </div>
  )
}

/** An invited user may put the first password off, and then has none either. */
function lacksPassword({ hasNoPassword, awaitsPassword }: SessionUser): boolean {
  return hasNoPassword === true || awaitsPassword === true
}

/** The form for users without a password disappears once the first one is set, so this part says that it worked. */
function PasswordPart({ user }: { readonly user: SessionUser }) {
  const [notice, setNotice] = useBriefNotice()
  if (lacksPassword(user)) return <SetOwnPassword user={user} onSet={() => setNotice(PASSWORD_SET)} />
  return (
    <>
      {notice ? <p role="status">{notice.text}</p> : null}
      <ChangePassword email={user.email} />
    </>
  )
}

const PASSWORD_SET = {
  kind: 'success',
  text: 'Your password is set. All other devices are signed out.',
} as const

/** The link to a new address asks for a password, so that nobody can take over an account with an inbox alone. */
function EmailNeedsPassword() {
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        The link to a new address asks for your password, and you have none yet. Set one first, below.
      </p>
    </div>
  )
}

function DeletionNeedsPassword() {
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        Deleting asks for your password, and you have none yet. Set one first, above.
      </p>
    </div>
  )
}

/** The list is loaded when this part opens, and again each time it opens. */
function DevicesPart() {
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  return (
    <details name="own-account" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Devices</summary>
      <div className={styles.part}>
        {isOpen ? <DeviceList key={round} /> : null}
        <SignOutElsewhere onDone={() => setRound(round + 1)} />
      </div>
    </details>
  )
}
