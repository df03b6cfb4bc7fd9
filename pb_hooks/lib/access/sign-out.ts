import { SIGN_OUTS } from '../../../src/domain/people/budgets/row-budgets'
import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { spendToday } from './daily-count'
import { endSession, sessionOf, tokenOf } from './sessions'

/** Under which a stream remembers the session that it listens for. */
const SESSION = 'session'

/** POST /api/sign-out: ends the session of the token that is sent, on the server and in the streams that it opened. */
export function signOut(e: core.RequestEvent): void {
  if (e.auth?.collection().name !== 'users') throw new UnauthorizedError('Nobody is signed in here')
  if (!spendToday(e, 'sign-outs', SIGN_OUTS)) throw new TooManyRequestsError(tooManyTriesText())
  const session = sessionOf(tokenOf(e))
  endSession($app, session)
  const clients = $app.subscriptionsBroker().clients()
  for (const id in clients) if (clients[id].get(SESSION) === session) clients[id].unset('auth')
  return e.noContent(204)
}

export function noteSessionOfStream(e: core.RealtimeSubscribeRequestEvent): void {
  if (e.auth?.collection().name === 'users') e.client.set(SESSION, sessionOf(tokenOf(e)))
  return e.next()
}
