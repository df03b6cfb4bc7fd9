import { isObject, type JsonObject } from '../domain/json'
import type { Cancel } from '../platform/timers'
import type { Topics } from './topics'

export interface UserListener {
  /** The connection stands (again). Earlier changes are not sent. */
  onConnected(): void
  /** The connection broke, perhaps because the session has ended: the server then refuses the next one. */
  onLost(): void
  /** The members that the record has now. */
  onRecord(record: JsonObject): void
  /** The account is gone. */
  onDeleted(): void
}

const FIELDS =
  'id,email,display_name,first_name,last_name,tier,can,superuser,verified,collectionName,collectionId'

/** The user's own record, so that what an operator grants or takes reaches the page at once. */
export function watchUser(topics: Topics, id: string, listener: UserListener): Cancel {
  return topics.watch(`users/${id}`, FIELDS, {
    onConnected: () => listener.onConnected(),
    onLost: () => listener.onLost(),
    onMessage(data) {
      if (!isObject(data) || !isObject(data['record'])) return
      if (data['action'] === 'delete') listener.onDeleted()
      else listener.onRecord(data['record'])
    },
  })
}
