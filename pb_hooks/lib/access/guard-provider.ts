import { providerRefusalText } from '../../../src/domain/people/sign-in/provider-failure'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { cutDisplayName } from '../../../src/domain/people/users/profile-form'
import { noteNetwork } from './known-networks'
import { logAuth } from '../log/log-auth'

/**
 * A provider vouches for an address. An account with that address is entered only if somebody has proved that the
 * address is theirs. An unproved account may be a stranger's, made to wait for the real owner, so it is never linked
 * (PocketBase would link it, and set a new password). A new account gets what the provider says and nothing that the
 * page sends along.
 */
export function guardProvider(e: core.RecordAuthWithOAuth2RequestEvent): void {
  e.createData = {}
  const user = e.record
  if (e.oAuth2User) spellAsOurs(e.oAuth2User)
  if (!user && !e.oAuth2User?.email) throw refused(e, 'no-address')
  if (user && !user.verified()) throw refused(e, 'unconfirmed-account')
  // Somebody who is signed in here cannot link an account this way either: a stranger's page could have sent them.
  if (user && e.oAuth2User?.email !== user.email() && !isLinked(e, user)) throw refused(e, 'other-account')
  e.next()
  noteNetwork(e.app, e.record!, networkOf(e.realIP()))
}

/**
 * Spells the address as this server stores it: some providers write capitals, and PocketBase then finds the account but
 * takes the two addresses for different ones. A name that is too long is cut, so that it keeps nobody out.
 */
function spellAsOurs(vouched: auth.AuthUser): void {
  vouched.email = storedEmailAddress(vouched.email) ?? vouched.email
  vouched.name = cutDisplayName(vouched.name)
}

function isLinked(e: core.RecordAuthWithOAuth2RequestEvent, user: core.Record): boolean {
  const { id } = e.oAuth2User!
  return e.app
    .findAllExternalAuthsByRecord(user)
    .some((link) => link!.provider() === e.providerName && link!.providerId() === id)
}

function refused(e: core.RecordAuthWithOAuth2RequestEvent, why: Parameters<typeof providerRefusalText>[0]) {
  logAuth({ kind: 'refused', by: 'oauth2' }, { userId: e.record?.id, e })
  const fault = providerRefusalText(why)
  return new BadRequestError(fault, { provider: new ValidationError(why.replaceAll('-', '_'), fault) })
}
