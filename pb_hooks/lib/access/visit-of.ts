import type { DeviceType } from '../../../src/domain/operations/sessions/device'
import type { UserSession } from '../../../src/domain/operations/sessions/session'

/** A row of user_sessions as the rules know it. */
export function visitOf(row: core.Record): UserSession {
  return {
    id: row.id,
    user_id: row.getString('user_id'),
    session_start: timeOf(row, 'session_start'),
    last_activity: timeOf(row, 'last_activity'),
    current_sport: row.getString('current_sport'),
    is_active: row.getBool('is_active'),
    email_verified: row.getBool('email_verified'),
    account_age: row.getInt('account_age'),
    user_agent: row.getString('user_agent'),
    device_type: row.getString('device_type') as DeviceType,
    device_info: { browser: '', os: '', isMobile: false, isTablet: false, isDesktop: false },
  }
}

export function timeOf(row: core.Record, name: string): number {
  return Date.parse(row.getString(name).replace(' ', 'T')) || 0
}
