import { systemMetrics, type SystemMetrics } from '../../../src/domain/operations/health/system-metrics'
import type { LogEntry } from '../../../src/domain/operations/logs/log-entry'
import { DAY_MS, HOUR_MS } from '../../../src/domain/time/intervals'
import { uptime } from '../health/heartbeats'
import { flushLog } from '../log/flush-log'
import { saveLines } from '../log/keep-line'
import { rollUpCalls } from '../upstream/calls/roll-up'
import { rowTime } from '../server/row-time'
import { areAlertsChecked } from './alerts-checked'
import { countHour, countTroubles } from './count-hour'
import { countActiveAlerts } from './kept-alerts'
import { readLines } from './read-lines'
import { refusedSince, saveIfPossible } from './storage-state'

/** Enough to read; an hour of a bad night has thousands. */
const MOST_TROUBLES = 200

export interface SystemNow {
  readonly metrics: SystemMetrics
  readonly troubles: readonly LogEntry[]
}

export function systemNow(nowMs: number): SystemNow {
  saveWaiting()
  const troubles = readLines(
    "timestamp > {:from} AND timestamp <= {:to} AND level = 'error'",
    { from: rowTime(nowMs - HOUR_MS), to: rowTime(nowMs) },
    MOST_TROUBLES,
  )
  const facts = {
    troubles: countTroubles(nowMs),
    hour: countHour(nowMs),
    uptime: uptime(DAY_MS),
    activeAlerts: countActiveAlerts(nowMs),
    alertsAreChecked: areAlertsChecked(),
    refusesWrites: refusedSince() !== undefined,
  }
  const metrics = systemMetrics(facts, nowMs)
  return { metrics, troubles }
}

/**
 * Saves what waits, so that figures are those of now. While the database refuses writes nobody who only looks waits for
 * it: writes queue behind each other then, and each takes its ten seconds.
 */
export function saveWaiting(): void {
  if (refusedSince() === undefined) trySaving()
}

/** Saves what the server remembers and saves each minute, and thereby learns whether the database takes writes. */
export function trySaving(): void {
  saveIfPossible(() => {
    rollUpCalls()
    flushLog()
    saveLines()
  })
}
