import { activeSession, type ActiveSession } from '../../../../src/domain/operations/sessions/active-session'
import { deviceInfo, deviceType, type DeviceType } from '../../../../src/domain/operations/sessions/device'
import { jsonText, readJson } from '../../server/read-json'
import { msOfRow } from '../../server/row-time'
import { ACTIVE_VISITS, activeSince } from '../active-visits'
import type { AddressColumn } from '../directory/managers-only'

/** More than anybody reads in a table; the answer says how many there are. */
const MOST_SHOWN = 200

const ACTIVE = `${ACTIVE_VISITS} AS visit CROSS JOIN users ON users.id = visit.user_id`
const LATEST_FIRST = 'ORDER BY visit.last_activity DESC, visit.id'

const activeAt = (nowMs: number) => ({ active: activeSince(nowMs) })

/** What `get_admin_active_sessions` answers: JSON of all that are active, the latest first. */
export function activeSessionRows(nowMs: number, address: AddressColumn): string {
  return jsonText(
    `SELECT json_group_array(json_object('session_id', id, 'user_id', user_id, 'email', ${address},
       'display_name', display_name, 'session_start', session_start, 'last_activity', last_activity,
       'current_sport', current_sport, 'is_active', json('true'), 'device_type', device_type)) AS json
     FROM (SELECT visit.*, users.email, users.display_name FROM ${ACTIVE} ${LATEST_FIRST})`,
    activeAt(nowMs),
  )
}

export function countActiveSessions(nowMs: number): number {
  return readJson(`SELECT COUNT(*) AS json FROM ${ACTIVE}`, activeAt(nowMs))
}

/** The latest of them, as the console shows them. */
export function latestActiveSessions(nowMs: number, address: AddressColumn): readonly ActiveSession[] {
  const rows = readJson<readonly Row[]>(
    `SELECT json_group_array(json_object('id', id, 'user_id', user_id, 'session_start', session_start,
       'last_activity', last_activity, 'current_sport', current_sport, 'email_verified', email_verified,
       'account_age', account_age, 'user_agent', user_agent, 'ip_address', ip_address, 'device_type', device_type,
       'first_name', first_name, 'last_name', last_name, 'user_name', display_name,
       'user_email', ${address})) AS json
     FROM (SELECT visit.*, users.email, users.first_name, users.last_name, users.display_name
       FROM ${ACTIVE} ${LATEST_FIRST} LIMIT ${MOST_SHOWN})`,
    activeAt(nowMs),
  )
  return rows.map(sessionOf)
}

/** Tablets that call themselves computers were recognised when their row was written. */
const TOUCHED = 2

interface Row {
  readonly id: string
  readonly user_id: string
  readonly session_start: string
  readonly last_activity: string
  readonly current_sport: string
  readonly email_verified: number
  readonly account_age: number
  readonly user_agent: string
  readonly ip_address: string
  /** Empty where whoever wrote the row did not name it. */
  readonly device_type: DeviceType | ''
  readonly first_name: string
  readonly last_name: string
  readonly user_name: string
  readonly user_email: string
}

function sessionOf(row: Row): ActiveSession {
  const { first_name, last_name, user_name, user_email, email_verified, ...rest } = row
  const session = {
    ...rest,
    device_type: row.device_type || deviceType(row.user_agent, 0),
    session_start: msOfRow(row.session_start),
    last_activity: msOfRow(row.last_activity),
    is_active: true,
    email_verified: email_verified === 1,
    device_info: deviceInfo(row.user_agent, row.device_type === 'tablet' ? TOUCHED : 0),
  }
  return activeSession(session, { first_name, last_name, user_name, user_email })
}
