import { useState } from 'react'
import type { SessionUser } from '../../../domain/people/users/session'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import { DeleteAccount } from './delete-account'
import { DeviceList } from './device-list'
import { ExportData } from './export-data'
import styles from './own-account.module.css'
import { SignOutElsewhere } from './sign-out-elsewhere'

/** What one rarely does with an account: each part opens when it is wanted. */
export function OwnAccount({ user }: { readonly user: SessionUser }) {
  return (
    <div className={styles.parts}>
      <details name="own-account">
        <summary>Change email</summary>
        <ChangeEmail email={user.email} />
      </details>
      <details name="own-account">
        <summary>Change password</summary>
        <ChangePassword email={user.email} />
      </details>
      <DevicesPart />
      <details name="own-account">
        <summary>Your data</summary>
        <ExportData />
      </details>
      <details name="own-account">
        <summary>Delete account</summary>
        <DeleteAccount />
      </details>
    </div>
  )
}

/** The list is asked for when it is wanted, and anew each time. */
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
