/**
 * Why a mail did not go out, as far as it matters: `letter`, the mail server will never take this one (the mailbox does
 * not exist); `later`, it may take this one another time; `server`, no mail goes out at the moment.
 */
export type MailFailure = 'letter' | 'later' | 'server'

/**
 * Codes that refuse us as a sender rather than one letter: the mail server is closing, does not understand what we say
 * (504: that our name is `localhost`), or does not accept our sign-in (432 and 454: not now, or it cannot encrypt).
 */
const REFUSES_US = /421|432|454|500|502|503|504|530|534|535|538/

/** `text` is Go's error. A reply of the mail server begins with three digits; any other text is a connection error. */
export function sortMailFailure(text: string): MailFailure {
  const code = refusalCode(text)
  if (code === '' || REFUSES_US.test(code)) return 'server'
  return code.startsWith('5') ? 'letter' : 'later'
}

/** The three digits of a mail server's refusal; empty when there was no reply. */
export function refusalCode(text: string): string {
  return /(?:^|[\s:])([45]\d\d)[\s-]/.exec(text)?.[1] ?? ''
}

const MINUTE_S = 60

/** Seconds until the next try, after this many failed ones. */
export function retryAfterS(tries: number): number {
  const waits = [MINUTE_S, 2 * MINUTE_S, 5 * MINUTE_S, 15 * MINUTE_S]
  return waits[Math.min(tries, waits.length) - 1] ?? MINUTE_S
}
