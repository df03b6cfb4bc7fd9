import { hashId } from '../server/hash-id'
import { oneNumber } from '../server/one-number'
import { forgetDevice } from './devices'

/**
 * A session begins with a sign-in and has one name in all its tokens, however often they are renewed, so that signing
 * out ends them all: also one that was copied and renewed somewhere else. A token without a name (made before there were
 * names, or by a superuser for somebody) is a session by itself.
 */
const NAME = 'session'

/** The token that the request carries. Whether it is good, PocketBase has said by then: see `e.auth`. */
export function tokenOf(e: core.RequestEvent): string {
  // What hooks of records get has no request in it, only what is known of it; who has one needs not read the body yet.
  const sent = e.request
    ? e.request.header.get('Authorization')
    : String(e.requestInfo().headers['authorization'] ?? '')
  return sent.replace(/^bearer /i, '')
}

export function sessionOf(token: string): string {
  const name = claimsOf(token)[NAME]
  return typeof name === 'string' && name !== '' ? name : hashId(token)
}

/** The same token for the same time, with the session's name in it. */
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

/** The same for who knows no more than the hash of its name. */
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
  // The key of a program is no such token, and claims nothing.
  return token.split('.').length === 3 ? $security.parseUnverifiedJWT(token) : {}
}
