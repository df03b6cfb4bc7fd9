import { hashId } from '../server/hash-id'
import { userOf } from '../server/user-of'
import { sessionOf, tokenOf } from './sessions'

/** Under these keys a stream remembers whose it is, even after PocketBase has taken its user away. */
const USER = 'user'
const SESSION = 'session'

export function noteSessionOfStream(e: core.RealtimeSubscribeRequestEvent): void {
  const user = userOf(e)
  if (user) {
    e.client.set(USER, user.id)
    e.client.set(SESSION, hashId(sessionOf(tokenOf(e))))
  }
  return e.next()
}

/**
 * Closes the streams of a session that has ended. Their pages connect again, ask who is signed in, and learn it. A stream
 * that only became a guest's would leave them in their belief for minutes.
 */
export function closeStreamsOfSession(id: string): void {
  closeWhere((client) => client.get(SESSION) === id)
}

/**
 * All tokens of the account have ended, and its streams have become guests'. The streams of the session that goes on
 * with a new token get their user back, the others are closed.
 */
export function closeOtherStreams(user: core.Record, goesOn?: string): void {
  closeWhere((client) => {
    if (client.get(USER) !== user.id) return false
    if (goesOn === undefined || client.get(SESSION) !== hashId(goesOn)) return true
    client.set('auth', user)
    return false
  })
}

/** A mailed link has ended all tokens of its account. */
export function closeStreamsAfterLink(
  e: core.RecordConfirmPasswordResetRequestEvent | core.RecordConfirmEmailChangeRequestEvent,
): void {
  e.next()
  closeOtherStreams(e.record!)
}

function closeWhere(isOver: (client: subscriptions.Client) => boolean): void {
  const broker = $app.subscriptionsBroker()
  const clients = broker.clients()
  for (const id in clients) if (isOver(clients[id])) broker.unregister(id)
}
