import { GOOD_FOR_S } from '../../../src/domain/people/letters/letter-pace'
import { sendsMail } from '../mail/mail-state'
import { postLetter } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'

/** The owner hears of a new password, whichever way it came: if it was somebody else, the letter says what to do. */
export function tellNewPassword(e: core.RecordEvent): void {
  const user = e.record!
  const isNew = user.getString('password') !== ''
  e.next()
  if (!isNew || !sendsMail()) return
  postLetter(e.app, { kind: 'password-changed', to: user.email(), goodForS: GOOD_FOR_S.news })
  // Before a transaction ends nobody else sees the letter: cron sends it then.
  if (!e.app.isTransactional()) wakeSender()
}
