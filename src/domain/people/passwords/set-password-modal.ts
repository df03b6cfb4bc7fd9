import type { CommonPasswords } from './common-password'
import { setPasswordFault, type NewPassword } from './new-password'
import { SET_PASSWORD_SUCCESS_CLOSES_MS } from '../../time/intervals'

/** What we know of a user that matters here; the flags have the spec's names. */
export interface InvitedUser {
  readonly id: string
  readonly invited_by_admin: boolean
  readonly password_set: boolean
}

/**
 * `passwordSetFor` is the user id kept on this device under `ts-password-set`: the modal does not come back between
 * setting the password and hearing of it from the server.
 */
export function mustSetPassword(user: InvitedUser, passwordSetFor: string | undefined): boolean {
  return user.invited_by_admin && !user.password_set && passwordSetFor !== user.id
}

export type SetPasswordModal =
  | { readonly kind: 'editing'; readonly error?: string }
  | { readonly kind: 'saving'; readonly password: string }
  | { readonly kind: 'done'; readonly closesAtMs: number }
  | { readonly kind: 'closed' }

/** `submitted` comes from the button and from Enter in the confirm field. */
export type SetPasswordEvent =
  | { readonly kind: 'submitted'; readonly entry: NewPassword; readonly common: CommonPasswords }
  | { readonly kind: 'saved'; readonly atMs: number }
  | { readonly kind: 'save-failed' }
  | { readonly kind: 'time-passed'; readonly atMs: number }

/** Events that do not belong to a state change nothing. */
export function afterSetPasswordEvent(modal: SetPasswordModal, event: SetPasswordEvent): SetPasswordModal {
  switch (event.kind) {
    case 'submitted':
      return modal.kind === 'editing' ? submitted(event.entry, event.common) : modal
    case 'saved':
      return modal.kind === 'saving'
        ? { kind: 'done', closesAtMs: event.atMs + SET_PASSWORD_SUCCESS_CLOSES_MS }
        : modal
    case 'save-failed':
      return modal.kind === 'saving' ? { kind: 'editing', error: FAILED } : modal
    case 'time-passed':
      return modal.kind === 'done' && event.atMs >= modal.closesAtMs ? { kind: 'closed' } : modal
  }
}

/** What is saved with the password. */
export function passwordSetFlags(nowMs: number): { password_set: true; password_set_date: string } {
  return { password_set: true, password_set_date: new Date(nowMs).toISOString() }
}

function submitted(entry: NewPassword, common: CommonPasswords): SetPasswordModal {
  const error = setPasswordFault(entry, common)
  return error ? { kind: 'editing', error } : { kind: 'saving', password: entry.password }
}

const FAILED = 'Failed to set password. Please try again.'
