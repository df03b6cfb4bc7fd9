import { iso } from '../server/time'
import { accountNow } from './account-now'

/** When a user joined. */
export function noteJoining(e: core.RecordEvent): void {
  if (!e.record!.getString('joined_at')) e.record!.set('joined_at', iso(accountNow()))
  return e.next()
}
