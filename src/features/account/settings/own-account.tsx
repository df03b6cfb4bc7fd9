import type { SessionUser } from '../../../domain/people/users/session'
import { ChangeEmail } from './change-email'
import { ChangePassword } from './change-password'
import { DeleteAccount } from './delete-account'
import { Devices } from './devices'
import { ExportData } from './export-data'
import styles from './own-account.module.css'

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
      <details name="own-account">
        <summary>Other devices</summary>
        <Devices />
      </details>
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
