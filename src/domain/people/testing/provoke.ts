/** Brings the rules for people into each situation in which they show a text; for the catalogue of texts. */
import { afterCallbackEvent, type AuthCallback } from '../links/auth-callback'
import { afterConfirmationEvent, openConfirmation } from '../links/email-confirmation'
import { afterResetEvent, type PasswordReset, type PasswordResetEvent } from '../links/password-reset'
import { readVerifyLink } from '../links/verify-link'
import { afterVerifyEvent, type VerifyEvent, type VerifyPage } from '../links/verify-page'
import {
  afterSetPasswordEvent,
  type SetPasswordEvent,
  type SetPasswordModal,
} from '../passwords/set-password-modal'
import { guardOf, type RoleCheck } from '../roles/access-guard'
import { menuEntries, menuLabel, type MenuEntry } from '../roles/menu'
import { SETTINGS_SECTIONS, type SettingsSection } from '../settings/settings-sheet'
import type { AuthAnswer } from '../sign-in/auth-answers'
import type { AuthFailure } from '../sign-in/auth-failure'
import type { AuthFields } from '../sign-in/auth-form'
import { afterAuthEvent, type AuthCall, type OpenAuthModal } from '../sign-in/auth-modal'
import { authButtons, type AuthStep } from '../sign-in/auth-steps'

export const fan: AuthFields = {
  email: 'fan@scores.test',
  password: 'secret',
  confirm: 'secret',
  firstName: 'Ann',
  lastName: 'Lee',
  code: '',
}

function modalAt(step: AuthStep, fields = fan): OpenAuthModal {
  return { kind: 'open', step, fields, activity: { kind: 'idle' } }
}

/** The modal's text after this answer. */
export function noticeAfter(step: AuthStep, answer: AuthAnswer): string {
  const waiting = { ...modalAt(step), activity: { kind: 'calling', call: answer.call } } as const
  const modal = afterAuthEvent(waiting, { kind: 'answered', answer, atMs: 0 })
  return modal.kind === 'open' ? (modal.notice?.text ?? '') : ''
}

export function refused(step: AuthStep, call: AuthCall, failure: AuthFailure = {}): string {
  return noticeAfter(step, { call, ok: false, failure })
}

export const signInRefused = (failure: AuthFailure) => refused('signin', 'sign-in', failure)
export const signUpRefused = (code: string) => refused('signup-email', 'sign-up', { code })
export const resetRefused = (message: string) => refused('forgot-password', 'send-reset', { message })

/** The modal's text for a sign-up with these fields. */
export function signUpFault(changes: Partial<AuthFields>): string {
  const modal = afterAuthEvent(modalAt('signup-email', { ...fan, ...changes }), { kind: 'submitted' })
  return modal.kind === 'open' ? (modal.notice?.text ?? '') : ''
}

export function buttonOf(step: AuthStep, index: number): string {
  return authButtons(step)[index]?.label ?? ''
}

export const typed = (password: string, confirm = password) => ({ password, confirm })
export const submitted = (password: string) => ({ kind: 'submitted', entry: typed(password) }) as const

/** One text of a page by its name: title, text, button or error. */
export function partOf(page: object, part: string): string {
  const words = (page as Readonly<Record<string, unknown>>)[part]
  return typeof words === 'string' ? words : ''
}

export function resetPage(part: string, ...events: readonly PasswordResetEvent[]): string {
  return partOf(events.reduce<PasswordReset>(afterResetEvent, { kind: 'checking' }), part)
}

export function setPasswordModal(...events: readonly SetPasswordEvent[]): string {
  return partOf(events.reduce<SetPasswordModal>(afterSetPasswordEvent, { kind: 'editing' }), 'error')
}

export function confirmationPage(part: string, problem: { code?: string; message?: string }): string {
  const asked = openConfirmation({ token: 't' })
  const page = afterConfirmationEvent(asked, { kind: 'failed', problem })
  // When the server's answer is unclear, the page looks for a session, and here there is none.
  const session = { hasSession: false, emailConfirmed: false }
  const seen = { kind: 'session-checked', session, address: undefined, atMs: 0 } as const
  return partOf(afterConfirmationEvent(page, seen), part)
}

export function verifyPage(token: string, hasSession: boolean, event?: VerifyEvent): string {
  const start: VerifyPage = { kind: 'checking-session', link: readVerifyLink({ token }) }
  const checked = afterVerifyEvent(start, { kind: 'session-checked', hasSession, atMs: 0 })
  return partOf(event ? afterVerifyEvent(checked, event) : checked, 'text')
}

export function callbackPage(page: AuthCallback): string {
  return partOf(afterCallbackEvent(page, { kind: 'exchange-failed' }), 'text')
}

export function guard(part: string, check: RoleCheck): string {
  return partOf(guardOf('admin-dashboard', check), part)
}

/** The label of an entry in the menu of an operator on a desktop, which has the most entries. */
export function menuEntry(entry: Exclude<MenuEntry, 'theme'>, isFullscreen = false): string {
  const offered = menuEntries({
    role: 'superuser',
    hasLines: true,
    hasBoard: true,
    hasDays: true,
    smallScreen: false,
    hasFullscreen: true,
    canInstall: true,
  })
  return offered.includes(entry) ? menuLabel(entry, isFullscreen) : ''
}

export function section(name: SettingsSection): string {
  return SETTINGS_SECTIONS.find((entry) => entry.section === name)?.label ?? ''
}
