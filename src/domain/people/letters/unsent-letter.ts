import type { LetterKind } from './letter-kind'

/**
 * A letter that has not been sent. `held`: no mail is set up, so an operator can bring its link to the person instead.
 */
export interface UnsentLetter {
  readonly id: string
  readonly recipient: string
  readonly kind: LetterKind
  readonly state: 'waiting' | 'held' | 'failed'
  readonly link: string
  readonly error: string
  /** Wall clock time in milliseconds after which its link or code is no longer valid. */
  readonly expires: number
}

const WORDS: Readonly<Record<LetterKind, string>> = {
  confirm: 'Confirm the email',
  'has-account': 'Has an account already',
  reset: 'Choose a new password',
  code: 'Code to sign in',
  change: 'Confirm the new email',
  taken: 'Email is taken',
  'password-changed': 'Password was changed',
  'address-changed': 'Email was changed',
  deleted: 'Account was deleted',
  invited: 'Invitation',
  incident: 'An incident',
}

export function letterKindText(kind: LetterKind): string {
  return WORDS[kind]
}

export function letterStateText(state: UnsentLetter['state']): string {
  switch (state) {
    case 'waiting':
      return 'Waits for the mail server'
    case 'held':
      return 'Bring them this link'
    case 'failed':
      return 'Was refused'
  }
}
