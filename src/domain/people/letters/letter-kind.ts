/** The mails that the server sends to people about their accounts. */
export const LETTER_KINDS = [
  /** Leads to the page that confirms the address. */
  'confirm',
  /** Somebody signed up with an address that has an account, or asked to confirm one that is confirmed. */
  'has-account',
  'reset',
  'code',
  /** Leads to the page that gives the account this address. */
  'change',
  /** Somebody wanted to give another account this address, which has an account already. */
  'taken',
  'password-changed',
  /** To the address that the account had until now. */
  'address-changed',
  'deleted',
  /** Leads to the page that sets the first password of an account that an operator made. */
  'invited',
  /** To operators: one of them asks the others to look at an incident. */
  'incident',
] as const

export type LetterKind = (typeof LETTER_KINDS)[number]

/** What differs from one letter of a kind to the next. */
export interface LetterParts {
  readonly appUrl: string
  /** Where the button leads. */
  readonly link?: string
  /** Six digits. */
  readonly code?: string
}

/** The words of a letter, before the layout. */
export interface LetterWords {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly link: string }
  readonly code?: string
  /** The small print at the end: what to do for a reader who did not ask for the letter. */
  readonly otherwise: string
}
