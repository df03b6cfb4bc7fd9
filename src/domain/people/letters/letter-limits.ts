import { DAY_MS, MINUTE_MS } from '../../time/intervals'

/**
 * The limit for letters of one kind to one address, no matter who asks for them. A letter that comes too early is put
 * off, until the next day at most.
 */
export const LETTER_PACE = { most: 1, withinMs: MINUTE_MS, putOffMs: DAY_MS }

/** The limit for letters to one address in a day, so that nobody can fill another person's inbox. */
export const LETTERS_A_DAY = { most: 20, withinMs: DAY_MS }

/** Requests for letters of one kind from one network, which a whole household or campus may share. */
export const LETTER_REQUESTS = { most: 10, withinMs: MINUTE_MS }

/** How long the link or code of a letter is valid, in seconds; the letter's words say the same. */
export const GOOD_FOR_S = {
  confirm: 3 * 24 * 3600,
  reset: 30 * 60,
  change: 30 * 60,
  invited: 3 * 24 * 3600,
  code: 10 * 60,
  /** For letters without link or code: how late they may still be sent. */
  news: 24 * 3600,
} as const

export const CODE_LENGTH = 6

/** The page looks for the words `rate limit` in it, see `sign-in/forgot-password-failure.ts`. */
export function pacedText(): string {
  return 'The rate limit for mails to this address is reached. Please wait a moment.'
}

export type NoMail = 'no-mail' | 'mail-fails'

export function noMailText(why: NoMail): string {
  return why === 'no-mail'
    ? 'This server sends no mail. Ask who runs it for a link.'
    : 'Mail does not go out at the moment. Please try again later.'
}
