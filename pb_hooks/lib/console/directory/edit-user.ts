import { editedUserFault, emailField } from '../../../../src/domain/people/users/edited-user'
import { storedEmailAddress } from '../../../../src/domain/people/users/email-address'
import { inviteFailureText } from '../../../../src/domain/people/users/invited-user'
import { can } from '../../access/can'
import { freeAddress } from '../../access/free-address'
import { roleOfOperator } from '../../access/role-of-operator'
import { findRecord } from '../../server/records'
import { managersOnly } from './managers-only'
import { nameUser } from './name-user'
import { textOf } from './text-of'

/** POST /api/rpc/update_user_names */
export function updateUserNames(e: core.RequestEvent): void {
  return update(e, '')
}

/** POST /api/rpc/update_user_email_and_names: adds a missing address; an existing one cannot be changed. */
export function updateUserEmailAndNames(e: core.RequestEvent): void {
  return update(e, textOf(e, 'new_email'))
}

/** Names and a missing address, and nothing else of the account, whatever else the request says. */
function update(e: core.RequestEvent, email: string): void {
  managersOnly(e)
  const id = textOf(e, 'target_user_id')
  const user = id === '' ? undefined : findRecord('users', id)
  if (!user) throw new NotFoundError('There is no such user.')
  const [firstName, lastName] = [textOf(e, 'new_first_name'), textOf(e, 'new_last_name')]
  const existingEmail = user.email()
  const fault = editedUserFault({ firstName, lastName, email, existingEmail })
  if (fault) throw new BadRequestError(fault, {})
  if (email !== '') fillEmail(e, user, email)
  nameUser(user, firstName, lastName)
  $app.save(user)
  $app.logger().info('An operator edited a user', 'operator', e.auth?.id ?? '', 'user', user.id)
  return e.json(200, { success: true })
}

function fillEmail(e: core.RequestEvent, user: core.Record, entered: string): void {
  if (user.email() !== '') throw refused(emailField(user.email()).hint)
  const address = storedEmailAddress(entered)
  if (!address) throw refused('Please enter a valid email address')
  // A reader of an address's mails can take over its account, and an admin must not become a superuser that
  // way.
  if (can(user, 'admin_dashboard') && roleOfOperator(e) !== 'superuser')
    throw new ForbiddenError('Only a superuser adds the email of an operator.')
  if (!freeAddress($app, address)) throw refused(inviteFailureText({ kind: 'already-registered' }))
  user.setEmail(address)
  // Nobody has proved that this address is the user's.
  user.setVerified(false)
}

function refused(fault: string) {
  return new BadRequestError(fault, { new_email: new ValidationError('validation_invalid_email', fault) })
}
