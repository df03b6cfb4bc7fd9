import { storedEmailAddress } from '../../../src/domain/people/users/email-address'

const FAULT = 'Must be a valid email address.'

/** At every save that carries a new address, whoever saves: one spelling of each address, see `storedEmailAddress`. */
export function storeEmail(e: core.RecordEvent): void {
  const user = e.record!
  const entered = user.email()
  if (entered === '' || (!user.isNew() && entered === user.original().email())) return e.next()
  const address = storedEmailAddress(entered)
  if (!address)
    throw new BadRequestError('Failed to save the account.', {
      email: new ValidationError('validation_is_email', FAULT),
    })
  user.setEmail(address)
  return e.next()
}
