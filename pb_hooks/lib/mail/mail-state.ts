import type { NoMail } from '../../../src/domain/people/letters/letter-pace'
import { oneNumber } from '../server/one-number'

/** Whether mail goes out: without a server for it PocketBase would try the machine's own. */
export function sendsMail(): boolean {
  return $app.settings().smtp.enabled
}

/** Why no mail goes out now, if none does. While the mail server does not answer letters wait and are tried again. */
export function mailTrouble(app: CoreApp): NoMail | undefined {
  if (!sendsMail()) return 'no-mail'
  const sql = "SELECT COUNT(*) AS count FROM letters WHERE state = 'waiting' AND trouble = 'server'"
  return oneNumber(app, sql, {}) > 0 ? 'mail-fails' : undefined
}
