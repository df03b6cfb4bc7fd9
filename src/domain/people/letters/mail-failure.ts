/**
 * Why a mail did not go out, as far as it matters: `letter`, this one will never be taken (a mailbox that does not
 * exist); `later`, this one may be taken another time; `server`, no mail goes out at the moment.
 */
export type MailFailure = 'letter' | 'later' | 'server'

/** Codes by which a mail server refuses us rather than a letter: it is closing, or does not know who we are. */
const REFUSES_US = /421|530|534|535|538/

/** `text` is what Go says: a reply begins with its three digits, everything else is of the connection. */
export function sortMailFailure(text: string): MailFailure {
  const code = refusalCode(text)
  if (code === '' || REFUSES_US.test(code)) return 'server'
  return code.startsWith('5') ? 'letter' : 'later'
}

/** The three digits with which a mail server refuses; empty when it never got to say anything. */
export function refusalCode(text: string): string {
  return /(?:^|[\s:])([45]\d\d)[\s-]/.exec(text)?.[1] ?? ''
}

const MINUTE_S = 60

/** Seconds until the next try, after so many in vain. */
export function retryAfterS(tries: number): number {
  const waits = [MINUTE_S, 2 * MINUTE_S, 5 * MINUTE_S, 15 * MINUTE_S]
  return waits[Math.min(tries, waits.length) - 1] ?? MINUTE_S
}
