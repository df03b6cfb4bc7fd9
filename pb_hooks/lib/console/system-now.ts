import { findAlerts } from '../../../src/domain/operations/alerts/find-alerts'
import { hourFigures } from '../../../src/domain/operations/health/hour-figures'
import { systemMetrics, type SystemMetrics } from '../../../src/domain/operations/health/system-metrics'
import type { LogEntry } from '../../../src/domain/operations/logs/log-entry'
import { DAY_MS, HOUR_MS } from '../../../src/domain/time/intervals'
import { uptime } from '../health/heartbeats'
import { saveLines } from '../log/keep-line'
import { rollUpCalls } from '../upstream/calls/roll-up'
import { countHour } from './count-hour'
import { readLines } from './read-lines'
import { rowTime } from './row-time'

/** Enough to tell that a part is down, and for every alert; an hour of a bad night has thousands. */
const MOST_TROUBLES = 200

export interface SystemNow {
  readonly metrics: SystemMetrics
  readonly troubles: readonly LogEntry[]
}

export function systemNow(nowMs: number): SystemNow {
  saveWaiting()
  const hour = countHour(nowMs)
  const troubles = readLines(
    "timestamp > {:from} AND timestamp <= {:to} AND level IN ('error', 'warn')",
    { from: rowTime(nowMs - HOUR_MS), to: rowTime(nowMs) },
    MOST_TROUBLES,
  )
  const activeAlerts = findAlerts(troubles, hourFigures(hour), nowMs).length
  const metrics = systemMetrics({ troubles, hour, uptime: uptime(DAY_MS), activeAlerts }, nowMs)
  return { metrics, troubles }
}

/** What the server remembers and saves each minute, so that figures are those of now. */
export function saveWaiting(): void {
  rollUpCalls()
  saveLines()
}
