import { countText } from '../figure-text'
import { sortedBy } from '../statistics'

/** How many users began a visit to a league in this hour of this weekday. */
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

export const MAX_PATTERNS = 10
const MAX_PEAK_HOURS = 3

export function peakHours(hours: readonly PeakHour[]): readonly PeakHour[] {
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
  return `${hourText(peak.hour)} (${usersText(peak.users)})`
}

export function usersText(users: number): string {
  return countText(users, 'user')
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function weekdayText(dayOfWeek: number): string {
  return WEEKDAYS[dayOfWeek] ?? ''
}
