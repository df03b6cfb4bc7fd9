import { easternDay } from '../../time/eastern'
import type { DeviceType } from '../sessions/device'
import { ANALYTICS_MONTH_MS, ANALYTICS_WEEK_MS, MINUTE_MS } from '../../time/intervals'
import { percentOf } from '../statistics'
import { distribution, type Share } from './distribution'
import { retentionRate } from './retention'
import {
  analyticsSport,
  averageVisitMinutes,
  isActiveNow,
  usersOf,
  visitMs,
  visitsWithin,
  type Visit,
} from './visit'

export interface Account {
  readonly userId: string
  readonly createdMs: number
  readonly emailVerified: boolean
}

export interface AudienceFacts {
  readonly accounts: readonly Account[]
  readonly visits: readonly (Visit & { readonly deviceType: DeviceType })[]
  /** Leagues opened per session, where it was counted. */
  readonly depths: readonly number[]
  /** Absent as long as the product gives none. */
  readonly achievementsEarned?: number
}

/** Measured figures only; a rate of nothing is absent. */
export interface UserMetrics {
  readonly activeUsers: number
  readonly totalUsers: number
  readonly newUsers: number
  readonly returningUsers: number
  readonly usersThisWeek: number
  readonly usersThisMonth: number
  readonly totalSessions30Days: number
  /** Minutes. */
  readonly averageSessionDuration: number | undefined
  readonly sessionMinutesToday: number
  readonly popularSports: readonly Share[]
  readonly popularDevices: readonly Share[]
  /** Percent of all accounts whose address is verified. */
  readonly conversionRate: number | undefined
  readonly sessionsPerUser: number | undefined
  readonly sessionDepth: number | undefined
  readonly achievementsEarned: number | undefined
  readonly retentionRate: number | undefined
}

export function userMetrics(facts: AudienceFacts, nowMs: number): UserMetrics {
  const month = visitsWithin(facts.visits, nowMs - ANALYTICS_MONTH_MS, nowMs)
  const active = facts.visits.filter((visit) => isActiveNow(visit, nowMs))
  return {
    ...accountFigures(facts, nowMs),
    activeUsers: usersOf(active),
    usersThisMonth: usersOf(month),
    totalSessions30Days: month.length,
    averageSessionDuration: averageVisitMinutes(month),
    sessionMinutesToday: minutesToday(facts.visits, nowMs),
    popularSports: distribution(month, (visit) => analyticsSport(visit.sport)),
    popularDevices: distribution(month, (visit) => visit.deviceType),
    sessionsPerUser: month.length > 0 ? month.length / usersOf(month) : undefined,
    sessionDepth: facts.depths.length > 0 ? sum(facts.depths) / facts.depths.length : undefined,
    achievementsEarned: facts.achievementsEarned,
    retentionRate: retentionRate(facts.visits, nowMs),
  }
}

/** `+12 this week`. */
export function thisWeekText(users: number): string {
  return `+${users} this week`
}

function accountFigures({ accounts, visits }: AudienceFacts, nowMs: number) {
  const weekAgo = nowMs - ANALYTICS_WEEK_MS
  const young = new Set(accounts.filter((account) => account.createdMs > weekAgo).map(({ userId }) => userId))
  const week = visitsWithin(visits, weekAgo, nowMs)
  const verified = accounts.filter((account) => account.emailVerified).length
  return {
    totalUsers: accounts.length,
    newUsers: young.size,
    returningUsers: usersOf(week.filter((visit) => !young.has(visit.userId))),
    usersThisWeek: usersOf(week),
    conversionRate: percentOf(verified, accounts.length),
  }
}

function minutesToday(visits: readonly Visit[], nowMs: number): number {
  const today = visits.filter((visit) => easternDay(visit.startMs) === easternDay(nowMs))
  return sum(today.map(visitMs)) / MINUTE_MS
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
