import { hashId } from '../server/hash-id'
import { oneNumber } from '../server/one-number'
import { iso, productNow } from '../server/time'

/** What a request says of the device that sent it. */
export interface DeviceNote {
  readonly agent: string
  /** Tells tablets that call themselves computers apart; only the page knows it. */
  readonly touchPoints?: number
  /** The session begins with this request. */
  readonly isSignIn?: true
}

const LONGEST_AGENT = 500

/** A page renews its token each time it is shown; one write a minute is enough. */
const FRESH_MS = 60_000

/** Notes where an account is signed in, unless the session has ended since the request came. */
export function noteDevice(
  app: CoreApp,
  user: core.Record,
  session: string,
  { agent, touchPoints, isSignIn }: DeviceNote,
): void {
  const id = hashId(session)
  const now = Date.now()
  const isFresh =
    oneNumber(app, 'SELECT renewed AS count FROM signed_in_devices WHERE id = {:id}', { id }) > now - FRESH_MS
  if (isFresh && touchPoints === undefined) return
  const touch = touchPoints === undefined ? 'touch_points' : 'excluded.touch_points'
  run(
    app,
    `INSERT INTO signed_in_devices (id, user_id, user_agent, touch_points, last_activity, renewed, entered)
     SELECT {:id}, {:user}, {:agent}, {:touchPoints}, {:at}, {:now}, {:entered}
       WHERE NOT EXISTS (SELECT 1 FROM ended_sessions WHERE id = {:id})
         AND EXISTS (SELECT 1 FROM users WHERE id = {:user} AND tokenKey = {:key})
     ON CONFLICT (id) DO UPDATE SET user_agent = excluded.user_agent, touch_points = ${touch},
       last_activity = excluded.last_activity, renewed = excluded.renewed`,
    {
      id,
      user: user.id,
      key: user.tokenKey(),
      agent: agent.slice(0, LONGEST_AGENT),
      touchPoints: touchPoints ?? 0,
      at: iso(productNow()).replace('T', ' '),
      now,
      entered: isSignIn ? now : 0,
    },
  )
}

/** Whether the session began with a sign-in after that time. False when its beginning was never noted. */
export function hasSignedInSince(app: CoreApp, session: string, sinceMs: number): boolean {
  const sql = 'SELECT entered AS count FROM signed_in_devices WHERE id = {:id}'
  return oneNumber(app, sql, { id: hashId(session) }) > sinceMs
}

/** Takes the device off the list: nobody is signed in there any more. */
export function forgetDevice(app: CoreApp, id: string): void {
  run(app, 'DELETE FROM signed_in_devices WHERE id = {:id}', { id })
}

/** Takes all devices of an account off the list and ends their visits, because all of its tokens have ended. */
export function endDevices(app: CoreApp, { id }: core.Record): void {
  run(app, 'DELETE FROM signed_in_devices WHERE user_id = {:id}', { id })
  run(app, 'UPDATE user_sessions SET is_active = FALSE WHERE user_id = {:id} AND is_active = TRUE', { id })
}

function run(app: CoreApp, sql: string, values: Record<string, string | number>): void {
  app.db().newQuery(sql).bind(values).execute()
}
