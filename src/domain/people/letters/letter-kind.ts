/** What the server writes to people about their accounts. */
export const LETTER_KINDS = [
  /** Leads to the page that confirms the address. */
  'confirm',
  /** Somebody signed up with an address that has an account, or asked to confirm one that is confirmed. */
  'has-account',
  'reset',
  'code',
  /** Leads to the page that gives the account this address. */
  'change',
  /** Somebody wanted an address for another account that has one already. */
  'taken',
  'password-changed',
  /** To the address that the account had until now. */
  'address-changed',
  'deleted',
  /** Leads to the page that sets the first password of an account that an operator made. */
  'invited',
  /** To operators: one of them wants the others to look. */
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

/** What a letter says, before it is laid out. */
export interface LetterWords {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly link: string }
  readonly code?: string
  /** In small print at the end: what to do when it was not oneself. */
  readonly otherwise: string
}
