import { easternClock } from '../../time/eastern'
import { groupBy, sortedBy } from '../statistics'
import { analyticsSport, usersOf, type Visit } from './visit'

export interface EngagementPattern {
  readonly sport: string
  /** 0 is Sunday, Eastern. */
  readonly dayOfWeek: number
  /** 0 to 23, Eastern. */
  readonly hour: number
  readonly userCount: number
}

export interface PeakHour {
  readonly hour: number
  readonly users: number
}

const MAX_PATTERNS = 10
const MAX_PEAK_HOURS = 3

/** When which league draws the most users. */
export function engagementPatterns(visits: readonly Visit[]): readonly EngagementPattern[] {
  const groups = groupBy(visits, (visit) => {
    const { weekday, hour } = easternClock(visit.startMs)
    return `${analyticsSport(visit.sport)} ${weekday} ${hour}`
  })
  const patterns = [...groups].map(([key, group]) => patternOf(key, group))
  return sortedBy(
    patterns,
    (pattern) => -pattern.userCount,
    (pattern) => pattern.sport,
    (pattern) => pattern.dayOfWeek,
    (pattern) => pattern.hour,
  ).slice(0, MAX_PATTERNS)
}

export function peakHours(visits: readonly Visit[]): readonly PeakHour[] {
  const groups = groupBy(visits, (visit) => String(easternClock(visit.startMs).hour))
  const hours = [...groups].map(([hour, group]) => ({ hour: Number(hour), users: usersOf(group) }))
  return sortedBy(
    hours,
    (peak) => -peak.users,
    (peak) => peak.hour,
  ).slice(0, MAX_PEAK_HOURS)
}

export function hourText(hour: number): string {
  return `${hour}:00`
}

export function peakHourText(peak: PeakHour): string {
  return `${hourText(peak.hour)} (${peak.users} ${peak.users === 1 ? 'user' : 'users'})`
}

function patternOf(key: string, visits: readonly Visit[]): EngagementPattern {
  const [sport = '', dayOfWeek, hour] = key.split(' ')
  return { sport, dayOfWeek: Number(dayOfWeek), hour: Number(hour), userCount: usersOf(visits) }
}
