import { GRID_ACTIVE_WINDOW_MS } from '../../../../src/domain/time/intervals'
import { jsonText } from '../../server/read-json'
import { rowTime } from '../../server/row-time'
import { countMonthSoon } from '../audience/count-month'
import type { AddressColumn } from './managers-only'

/**
 * The answer of `get_users_with_sessions`, as JSON that the database writes: ten thousand users are two megabytes. Each
 * user's last visit comes from `last_visits`: an active flag that a device left behind long ago says nothing about now.
 * The index has this order, row numbers included; any other order would sort all of these texts.
 */
export function userRows(nowMs: number, address: AddressColumn): string {
  countMonthSoon(nowMs)
  return jsonText(
    `SELECT json_group_array(json_object('user_id', id, 'first_name', first_name, 'last_name', last_name,
       'user_name', display_name, 'user_email', ${address}, 'user_role', role, 'role', role, 'last_activity', last_activity,
       'is_active', ${yesOrNo('is_active')},
       'email_verified', ${yesOrNo('verified')}, 'account_age', age)) AS json
     FROM (SELECT id, first_name, last_name, display_name, email, verified, ${ROLE} AS role,
         (SELECT at FROM last_visits WHERE user_id = users.id) AS last_activity,
         id IN (SELECT user_id FROM user_sessions INDEXED BY idx_sessions_active
           WHERE last_activity > {:lately} AND is_active = TRUE) AS is_active,
         MAX(0, CAST(julianday({:now}) - julianday(COALESCE(NULLIF(joined_at, ''), created)) AS INTEGER)) AS age
       FROM users WHERE awaits_proof = FALSE ORDER BY joined_at DESC, rowid DESC)`,
    { now: rowTime(nowMs), lately: rowTime(nowMs - GRID_ACTIVE_WINDOW_MS) },
  )
}

/** Two constants, because the database would parse a text as JSON for each row. */
const yesOrNo = (column: string) => `CASE WHEN ${column} THEN json('true') ELSE json('false') END`

/** The rule of `roleOf` (src/domain/people/roles) in SQL, for all users at once. */
const ROLE = `CASE WHEN id IN (SELECT user_id FROM superusers) THEN 'superuser'
  WHEN tier = 'admin' THEN 'admin' ELSE 'user' END`
