import { weakPasswordText } from './common-password'
import { setPasswordFault, type NewPassword } from './new-password'
import { SET_PASSWORD_SUCCESS_CLOSES_MS } from '../../time/intervals'

export type SetPasswordModal =
  | { readonly kind: 'editing'; readonly error?: string }
  | { readonly kind: 'saving'; readonly password: string }
  | { readonly kind: 'done'; readonly closesAtMs: number }
  | { readonly kind: 'closed' }

/** `submitted` comes from the button and from Enter in the confirm field. */
export type SetPasswordEvent =
  | { readonly kind: 'submitted'; readonly entry: NewPassword }
  | { readonly kind: 'saved'; readonly atMs: number }
  | { readonly kind: 'save-failed'; readonly weak: boolean }
  /** The password was set in another tab or on another device. */
  | { readonly kind: 'no-longer-asked' }
  | { readonly kind: 'time-passed'; readonly atMs: number }

/** Events that do not belong to a state change nothing. */
export function afterSetPasswordEvent(modal: SetPasswordModal, event: SetPasswordEvent): SetPasswordModal {
  switch (event.kind) {
    case 'submitted':
      return modal.kind === 'editing' ? submitted(event.entry) : modal
    case 'saved':
      return modal.kind === 'saving'
        ? { kind: 'done', closesAtMs: event.atMs + SET_PASSWORD_SUCCESS_CLOSES_MS }
        : modal
    case 'save-failed':
      return modal.kind === 'saving'
        ? { kind: 'editing', error: event.weak ? weakPasswordText() : FAILED }
        : modal
    case 'no-longer-asked':
      return modal.kind === 'editing' ? { kind: 'closed' } : modal
    case 'time-passed':
      return modal.kind === 'done' && event.atMs >= modal.closesAtMs ? { kind: 'closed' } : modal
  }
}

function submitted(entry: NewPassword): SetPasswordModal {
  const error = setPasswordFault(entry)
  return error ? { kind: 'editing', error } : { kind: 'saving', password: entry.password }
}

const FAILED = 'Failed to set password. Please try again.'
