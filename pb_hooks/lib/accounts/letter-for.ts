import { confirmLink, resetLink } from '../../../src/domain/people/letters/letter-links'
import { GOOD_FOR_S } from '../../../src/domain/people/letters/letter-limits'
import { can } from '../access/can'
import { invitationFor } from '../access/invitation'
import { sendsMail } from '../mail/mail-state'
import type { Post } from '../mail/post-letter'

/** What anybody may ask for with an address. */
export type LetterRequest = 'confirm' | 'reset' | 'code'

/** The letter that an account's owner gets when somebody asks for this with the account's address. */
export function letterFor(
  asked: LetterRequest,
  account: core.Record,
  digits: string | undefined,
): Post | undefined {
  const to = account.email()
  const appUrl = $app.settings().meta.appURL
  if (asked === 'reset') {
    // Without mail, operators read the links: with a link for another operator, any one could become that
    // one.
    if (!sendsMail() && can(account, 'admin_dashboard')) return undefined
    const link = resetLink(appUrl, account.newPasswordResetToken())
    return { kind: 'reset', to, link, goodForS: GOOD_FOR_S.reset }
  }
  const invitation = asked === 'confirm' ? invitationFor(account) : undefined
  if (invitation) return invitation
  if (account.verified())
    return asked === 'code' && digits
      ? { kind: 'code', to, code: digits, goodForS: GOOD_FOR_S.code }
      : { kind: 'has-account', to, goodForS: GOOD_FOR_S.news }
  const link = confirmLink(appUrl, account.newVerificationToken())
  return { kind: 'confirm', to, link, goodForS: GOOD_FOR_S.confirm }
}
