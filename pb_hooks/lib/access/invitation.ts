import { resetLink } from '../../../src/domain/people/letters/letter-links'
import { GOOD_FOR_S } from '../../../src/domain/people/letters/letter-limits'
import { sendsMail } from '../mail/mail-state'
import type { Post } from '../mail/post-letter'
import { can } from './can'
import { awaitsPassword } from './guard-account'

/**
 * The invitation of somebody who has not followed one yet. Every other letter would lead to a sign-in with a password,
 * and nobody knows the one that the account has.
 */
export function invitationFor(user: core.Record): Post | undefined {
  if (!awaitsPassword(user)) return undefined
  // Without mail, operators read the links: with a link for another operator, any one could become that one.
  if (!sendsMail() && can(user, 'admin_dashboard')) return undefined
  return { kind: 'invited', to: user.email(), link: invitationLink(user), goodForS: GOOD_FOR_S.invited }
}

/** A link to reset a password, but good for days: nobody waits for an invitation. Using it makes it worthless. */
function invitationLink(user: core.Record): string {
  const secret = user.tokenKey() + user.collection().passwordResetToken.secret
  const claims = $security.parseUnverifiedJWT(user.newPasswordResetToken())
  const token = $security.createJWT(claims, secret, GOOD_FOR_S.invited)
  return resetLink($app.settings().meta.appURL, token)
}
