import type { AudienceCounts } from './user-metrics'

/** What `get_admin_user_analytics` answers; an average is null when nothing was counted. */
export interface AdminAnalytics {
  readonly total_users: number
  readonly total_sessions_30_days: number
  readonly users_today: number
  readonly users_this_week: number
  readonly users_last_week: number
  readonly users_this_month: number
  /** Minutes. */
  readonly average_session_duration: number | null
}

export function adminAnalytics(counts: AudienceCounts): AdminAnalytics {
  return {
    total_users: counts.accounts,
    total_sessions_30_days: counts.sessions,
    users_today: counts.usersToday,
    users_this_week: counts.usersThisWeek,
    users_last_week: counts.usersLastWeek,
    users_this_month: counts.usersThisMonth,
    average_session_duration: counts.averageSession ?? null,
  }
}
