import { storedEmailAddress } from '../../../../src/domain/people/users/email-address'
import {
  invitationFault,
  inviteFailureText,
  type InvitedPerson,
} from '../../../../src/domain/people/users/invited-user'
import { accountOf } from '../../access/account-of'
import { freeAddress } from '../../access/free-address'
import { invitationFor } from '../../access/invitation'
import { mailTrouble, sendsMail } from '../../mail/mail-state'
import { postLetter } from '../../mail/post-letter'
import { wakeSender } from '../../mail/wake-sender'
import { managersOnly } from './managers-only'
import { nameUser } from './name-user'
import { textOf } from './text-of'

/**
 * POST /api/console/invite {email, first_name, last_name}: makes an account without a password that anybody knows, and
 * a link that sets one, once. The link goes by mail; without mail the operator sees it in the answer only.
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
  const isNew = freeAddress($app, address)
  const user = isNew ? newUser(address, person) : unprovedUser(address)
  const invitation = user && invitationFor(user)
  if (!invitation) {
    const taken = inviteFailureText({ kind: 'already-registered' })
    throw new BadRequestError(taken, { email: new ValidationError('already_registered', taken) })
  }
  if (!isNew) rename(user, person)
  $app.logger().info('An operator invited a user', 'operator', e.auth?.id ?? '', 'user', user.id)
  if (!sendsMail()) return e.json(200, { kind: 'no-mail', link: invitation.link })
  // Asked before this letter waits too.
  const waits = mailTrouble($app) !== undefined
  postLetter($app, invitation)
  wakeSender()
  return e.json(200, { kind: waits ? 'waits' : 'mailed' })
}

/**
 * The first answer may have been lost, so an invited person can be invited again. Nobody has entered an account whose
 * address nobody has proved; every other account is its owner's.
 */
function unprovedUser(address: string): core.Record | undefined {
  const holder = accountOf($app, address)
  return holder?.verified() ? undefined : holder
}

/** A second invitation may have the right names of somebody whose first one had not. */
function rename(user: core.Record, { firstName, lastName }: InvitedPerson): void {
  nameUser(user, firstName, lastName)
  $app.save(user)
}

function newUser(address: string, { firstName, lastName }: InvitedPerson): core.Record {
  const user = new Record($app.findCollectionByNameOrId('users'))
  user.setEmail(address)
  user.setPassword($security.randomString(40))
  user.set('tier', 'registered')
  nameUser(user, firstName, lastName)
  user.set('invited_by_admin', true)
  $app.save(user)
  return user
}
