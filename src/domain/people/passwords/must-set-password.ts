import type { SessionUser } from '../users/session'

/**
 * `passwordSetFor` is the user id kept on this device under `ts-password-set`: the modal does not come back between
 * setting the password and hearing of it from the server.
 */
export function mustSetPassword(user: SessionUser, passwordSetFor: string | undefined): boolean {
  return user.awaitsPassword === true && passwordSetFor !== user.id
}
