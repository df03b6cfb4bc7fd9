import type { NoMail } from '../../../src/domain/people/letters/letter-limits'
import { oneNumber } from '../server/one-number'

/** Whether mail goes out: without a server for it PocketBase would try the machine's own. */
export function sendsMail(): boolean {
  return $app.settings().smtp.enabled
}

/** A letter that has been due for so long is stuck: the mail server took the connection and says nothing. */
const STUCK_MS = 60_000

/** Why no mail goes out now, if none does. While the mail server does not answer letters wait and are tried again. */
export function mailTrouble(app: CoreApp): NoMail | undefined {
  if (!sendsMail()) return 'no-mail'
  const sql = `SELECT COUNT(*) AS count FROM letters
    WHERE state = 'waiting' AND (trouble = 'server' OR due < {:stuck})`
  return oneNumber(app, sql, { stuck: Date.now() - STUCK_MS }) > 0 ? 'mail-fails' : undefined
}

/** Operators hear of it sooner than that: a mail server takes a letter within a second or two. */
const WAITS_LONG_MS = 30_000

/** Counts letters that are due and have no result yet. */
export function countStuckLetters(app: CoreApp): number {
  if (!sendsMail()) return 0
  const sql = `SELECT COUNT(*) AS count FROM letters WHERE state = 'waiting' AND trouble = '' AND due < {:stuck}`
  return oneNumber(app, sql, { stuck: Date.now() - WAITS_LONG_MS })
}
