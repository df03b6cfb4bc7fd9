import { subscriptionFault } from '../../../src/domain/people/gates/realtime-topic'
import { can } from '../access/can'

export function guardSubscription(e: core.RealtimeSubscribeRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  const fault = subscriptionFault([...e.subscriptions], {
    isOperator: can(e.auth, 'admin_dashboard'),
    collectionName,
  })
  if (fault) throw new ForbiddenError(fault)
  return e.next()
}

function collectionName(nameOrId: string): string | undefined {
  try {
    return $app.findCachedCollectionByNameOrId(nameOrId).name
  } catch {
    return undefined
  }
}
