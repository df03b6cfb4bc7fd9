import { hashId } from '../server/hash-id'
import { oneNumber } from '../server/one-number'
import { forgetDevice } from './devices'

/**
 * A session begins with a sign-in. All its tokens carry the session's name, however often they are renewed, so signing
 * out ends them all, even one that was copied and renewed somewhere else. A token without a name (made before there
 * were names, or by a superuser for somebody) is a session by itself.
 */
const NAME = 'session'

/** The token that the request carries. PocketBase has already checked it by then: see `e.auth`. */
export function tokenOf(e: core.RequestEvent): string {
  // Hooks of records have no request, only `requestInfo`. Where there is one, using it avoids reading the body.
  const sent = e.request
    ? e.request.header.get('Authorization')
    : String(e.requestInfo().headers['authorization'] ?? '')
  return sent.replace(/^bearer /i, '')
}

export function sessionOf(token: string): string {
  const name = claimsOf(token)[NAME]
  return typeof name === 'string' && name !== '' ? name : hashId(token)
}

/** A token with the same claims and expiry, which also carries the session's name. */
export function tokenOfSession(token: string, user: core.Record, session: string): string {
  const key = user.tokenKey() + user.collection().authToken.secret
  return $security.createJWT({ ...claimsOf(token), [NAME]: session }, key, 0)
}

export function newSession(): string {
  return $security.randomString(20)
}

export function endSession(app: CoreApp, session: string): void {
  endSessionById(app, hashId(session))
}

/** Does the same for callers that know only the hash of the session's name. */
export function endSessionById(app: CoreApp, id: string): void {
  const sql =
    'INSERT INTO ended_sessions (id, ended) VALUES ({:id}, {:now}) ON CONFLICT (id) DO UPDATE SET ended = {:now}'
  app.db().newQuery(sql).bind({ id, now: Date.now() }).execute()
  forgetDevice(app, id)
}

export function hasEnded(app: CoreApp, session: string): boolean {
  const sql = 'SELECT 1 AS count FROM ended_sessions WHERE id = {:id}'
  return oneNumber(app, sql, { id: hashId(session) }) > 0
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  // A program's API key is no such token and carries no claims.
  return token.split('.').length === 3 ? $security.parseUnverifiedJWT(token) : {}
}
