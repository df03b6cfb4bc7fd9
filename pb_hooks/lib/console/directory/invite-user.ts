import { GOOD_FOR_S } from '../../../../src/domain/people/letters/letter-limits'
import { storedEmailAddress } from '../../../../src/domain/people/users/email-address'
import { invitationFault, inviteFailureText } from '../../../../src/domain/people/users/invited-user'
import { joinedName } from '../../../../src/domain/people/users/profile-form'
import { freeAddress } from '../../access/free-address'
import { invitationLink } from '../../access/invitation'
import { mailTrouble, sendsMail } from '../../mail/mail-state'
import { postLetter } from '../../mail/post-letter'
import { wakeSender } from '../../mail/wake-sender'
import { managersOnly } from './managers-only'
import { textOf } from './text-of'

/**
 * POST /api/console/invite {email, first_name, last_name}: makes an account without a password that anybody knows, and
 * a link that sets one, once. The link goes by mail; without mail the operator sees it in this answer only.
 */
export function inviteUser(e: core.RequestEvent): void {
  managersOnly(e)
  const person = {
    email: textOf(e, 'email'),
    firstName: textOf(e, 'first_name'),
    lastName: textOf(e, 'last_name'),
  }
  const fault = invitationFault(person)
  if (fault) throw new BadRequestError(fault, {})
  const address = storedEmailAddress(person.email)
  if (!address) throw new BadRequestError('Please enter a valid email address', {})
  if (!freeAddress($app, address)) {
    const taken = inviteFailureText({ kind: 'already-registered' })
    throw new BadRequestError(taken, { email: new ValidationError('already_registered', taken) })
  }
  const user = newUser(address, person)
  const link = invitationLink(user)
  $app.logger().info('An operator invited a user', 'operator', e.auth?.id ?? '', 'user', user.id)
  if (!sendsMail()) return e.json(200, { kind: 'no-mail', link })
  // Asked before this letter waits too.
  const waits = mailTrouble($app) !== undefined
  postLetter($app, { kind: 'invited', to: address, link, goodForS: GOOD_FOR_S.invited })
  wakeSender()
  return e.json(200, { kind: waits ? 'waits' : 'mailed' })
}

function newUser(address: string, { firstName, lastName }: { firstName: string; lastName: string }) {
  const user = new Record($app.findCollectionByNameOrId('users'))
  user.setEmail(address)
  user.setPassword($security.randomString(40))
  user.set('tier', 'registered')
  user.set('first_name', firstName)
  user.set('last_name', lastName)
  user.set('display_name', joinedName(firstName, lastName))
  user.set('invited_by_admin', true)
  $app.save(user)
  return user
}
