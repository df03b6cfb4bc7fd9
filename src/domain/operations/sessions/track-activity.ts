import { DAY_MS, SESSION_IDLE_MS } from '../../time/intervals'
import { sortedBy } from '../statistics'
import { deviceInfo, deviceType } from './device'
import type { Activity, UserSession } from './session'

export type SessionWrite =
  | { readonly kind: 'create'; readonly session: Omit<UserSession, 'id'> }
  | { readonly kind: 'update'; readonly id: string; readonly changes: Partial<UserSession> }

/** The first activity of a user on a kind of device opens a session; later ones keep it alive. */
export function trackActivity(
  sessions: readonly UserSession[],
  activity: Activity,
  nowMs: number,
): SessionWrite {
  const open = openSession(sessions, activity, nowMs)
  if (!open) return { kind: 'create', session: newSession(activity, nowMs) }
  const { current_sport, is_active, user_agent, device_type, device_info } = newSession(activity, nowMs)
  const changes = { last_activity: nowMs, current_sport, is_active, user_agent, device_type, device_info }
  return { kind: 'update', id: open.id, changes }
}

export function emptySessionsText(sessions: readonly object[]): string | undefined {
  return sessions.length > 0 ? undefined : 'No active sessions'
}

/** A session that was idle for too long is over even if the sweep has not ended it yet. */
function openSession(
  sessions: readonly UserSession[],
  activity: Activity,
  nowMs: number,
): UserSession | undefined {
  const type = deviceType(activity.userAgent, activity.touchPoints)
  const open = sessions.filter(
    (session) =>
      session.is_active &&
      nowMs - session.last_activity <= SESSION_IDLE_MS &&
      session.user_id === activity.userId &&
      session.device_type === type,
  )
  return newestFirst(open)[0]
}

function newestFirst(sessions: readonly UserSession[]): readonly UserSession[] {
  return sortedBy(
    sessions,
    (session) => -session.last_activity,
    (session) => session.id,
  )
}

function newSession(activity: Activity, nowMs: number): Omit<UserSession, 'id'> {
  return {
    user_id: activity.userId,
    session_start: nowMs,
    last_activity: nowMs,
    current_sport: activity.sport,
    is_active: true,
    email_verified: activity.emailVerified,
    account_age: Math.max(0, Math.floor((nowMs - activity.accountCreatedMs) / DAY_MS)),
    user_agent: activity.userAgent,
    device_type: deviceType(activity.userAgent, activity.touchPoints),
    device_info: deviceInfo(activity.userAgent, activity.touchPoints),
  }
}
