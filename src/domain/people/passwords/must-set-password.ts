import type { SessionUser } from '../users/session'

/**
 * `passwordSetFor` is the user id that this device keeps under `ts-password-set`. It keeps the modal closed after the
 * password was set until the server's user record says so too.
 */
export function mustSetPassword(user: SessionUser, passwordSetFor: string | undefined): boolean {
  return user.awaitsPassword === true && passwordSetFor !== user.id
}
