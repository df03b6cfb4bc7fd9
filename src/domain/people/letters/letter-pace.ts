import { DAY_MS, MINUTE_MS } from '../../time/intervals'

/** Letters of one kind to one address, whoever asks for them. */
export const LETTER_PACE = { most: 1, withinMs: MINUTE_MS }

/** Letters to one address in a day: nobody fills another's inbox. */
export const LETTERS_A_DAY = { most: 20, withinMs: DAY_MS }

/** Questions from one network in a minute, for each kind: a household shares one, a campus too. */
export const LETTERS_ASKED = { most: 10, withinMs: MINUTE_MS }

/** How long what a letter carries is good, in seconds; its words say the same. */
export const GOOD_FOR_S = {
  confirm: 3 * 24 * 3600,
  reset: 30 * 60,
  change: 30 * 60,
  invited: 3 * 24 * 3600,
  code: 10 * 60,
  /** Words alone: how long it may take until they are sent. */
  news: 24 * 3600,
} as const

export const CODE_LENGTH = 6

/** What the page looks for is `rate limit`, see `sign-in/forgot-password-failure.ts`. */
export function pacedText(): string {
  return 'The rate limit for mails to this address is reached. Please wait a moment.'
}

export type NoMail = 'no-mail' | 'mail-fails'

export function noMailText(why: NoMail): string {
  return why === 'no-mail'
    ? 'This server sends no mail. Ask who runs it for a link.'
    : 'Mail does not go out at the moment. Please try again later.'
}
