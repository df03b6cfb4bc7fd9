import type { Permission } from '../../../src/domain/people/tiers/permission'
import { signedIn } from '../accounts/signed-in'
import { can } from '../access/can'
import { findRecord } from '../server/records'

export interface AskedUser {
  readonly caller: core.Record
  readonly user: core.Record
  readonly isOwn: boolean
}

/** The account that `p_user_id` names: the caller's own, or any if the caller has the permission `forOthers`. */
export function askedUser(e: core.RequestEvent, forOthers?: Permission): AskedUser {
  const caller = signedIn(e)
  const id = e.requestInfo().body['p_user_id']
  if (typeof id !== 'string' || id === '') throw new BadRequestError('p_user_id must be the id of a user', {})
  if (id === caller.id) return { caller, user: caller, isOwn: true }
  if (!forOthers || !can(caller, forOthers)) throw new ForbiddenError('This is about somebody else')
  const user = findRecord('users', id)
  if (!user) throw new NotFoundError('There is no such user')
  return { caller, user, isOwn: false }
}
