import { easternDay } from '../../time/eastern'
import { ANALYTICS_WEEK_MS } from '../../time/intervals'
import { userMetrics, type AudienceFacts } from './user-metrics'
import { usersOf, visitsWithin } from './visit'

/** What `get_admin_user_analytics` answers; an average of nothing is null. */
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

export function adminAnalytics(facts: AudienceFacts, nowMs: number): AdminAnalytics {
  const metrics = userMetrics(facts, nowMs)
  const weekAgo = nowMs - ANALYTICS_WEEK_MS
  const today = facts.visits.filter((visit) => easternDay(visit.startMs) === easternDay(nowMs))
  return {
    total_users: metrics.totalUsers,
    total_sessions_30_days: metrics.totalSessions30Days,
    users_today: usersOf(today),
    users_this_week: metrics.usersThisWeek,
    users_last_week: usersOf(visitsWithin(facts.visits, weekAgo - ANALYTICS_WEEK_MS, weekAgo)),
    users_this_month: metrics.usersThisMonth,
    average_session_duration: metrics.averageSessionDuration ?? null,
  }
}
