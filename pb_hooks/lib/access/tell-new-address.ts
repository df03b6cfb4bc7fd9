import { GOOD_FOR_S } from '../../../src/domain/people/letters/letter-pace'
import { sendsMail } from '../mail/mail-state'
import { postLetter } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'

/** Tells the owner of the old address that the account has left it, because a thief would change the address first. */
export function tellNewAddress(e: core.RecordEvent): void {
  const user = e.record!
  const before = user.original().email()
  const isNew = before !== '' && before.toLowerCase() !== user.email().toLowerCase()
  e.next()
  if (!isNew || !sendsMail()) return
  postLetter(e.app, { kind: 'address-changed', to: before, goodForS: GOOD_FOR_S.news })
  // Before a transaction ends nobody else sees the letter: cron sends it then.
  if (!e.app.isTransactional()) wakeSender()
}
