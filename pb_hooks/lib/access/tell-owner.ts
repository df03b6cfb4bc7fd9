import type { LetterKind } from '../../../src/domain/people/letters/letter-kind'
import { GOOD_FOR_S } from '../../../src/domain/people/letters/letter-limits'
import { sendsMail } from '../mail/mail-state'
import { postLetter } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'

/**
 * Mails the owner of an account what became of it. Before a transaction ends nobody else sees the letter: cron sends it
 * then.
 */
export function tellOwner(app: CoreApp, kind: LetterKind, to: string): void {
  if (!sendsMail()) return
  postLetter(app, { kind, to, goodForS: GOOD_FOR_S.news })
  if (!app.isTransactional()) wakeSender()
}
