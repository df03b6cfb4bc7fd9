import { subscriptionFault } from '../../../src/domain/queries/topics'
import { recordAskerOf } from './guard-query'

export function guardSubscription(e: core.RealtimeSubscribeRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  const fault = subscriptionFault([...e.subscriptions], { asker: recordAskerOf(e), fieldsOf })
  if (fault) throw new ForbiddenError(fault)
  return e.next()
}

function fieldsOf(collection: string): readonly string[] | undefined {
  try {
    return [...$app.findCachedCollectionByNameOrId(collection).fields.fieldNames()]
  } catch {
    return undefined
  }
}
