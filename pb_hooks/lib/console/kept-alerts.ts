import type { KeptAlert } from '../../../src/domain/operations/alerts/alert'
import { storageAlert } from '../../../src/domain/operations/alerts/part-troubles'
import type { LogMetadata } from '../../../src/domain/operations/logs/log-entry'
import { oneNumber } from '../server/one-number'
import { findRecord } from '../server/records'
import { productNow } from '../server/time'
import { msOfRow } from '../server/row-time'
import { refusedSince } from './storage-state'

const MOST_PAST = 50

/** Alerts have ids like rows. */
const STORAGE_ID = 'storagerefused0'

/** The alert that nothing can be written comes from memory. */
export function alertsFromMemory(nowMs: number): readonly KeptAlert[] {
  const sinceMs = refusedSince()
  return sinceMs === undefined ? [] : [{ ...storageAlert(STORAGE_ID, sinceMs, nowMs), resolved: false }]
}

/** All open alerts, acknowledged or not. */
export function openAlerts(app: CoreApp): readonly KeptAlert[] {
  return app
    .findRecordsByFilter('alerts', "cleared_at = '' && key != ''", '', 0, 0)
    .map((row) => alertOf(row!))
}

/** The latest of those that are over. */
export function clearedAlerts(app: CoreApp): readonly KeptAlert[] {
  const rows = app.findRecordsByFilter('alerts', "cleared_at != ''", '-cleared_at', MOST_PAST, 0)
  return rows.map((row) => alertOf(row!))
}

export function findAlert(id: string): KeptAlert | undefined {
  if (id === STORAGE_ID) return alertsFromMemory(productNow())[0]
  const row = findRecord('alerts', id)
  return row && alertOf(row)
}

/** The number on the dashboard's card: open alerts that nobody has acknowledged. */
export function countActiveAlerts(nowMs: number): number {
  const sql = "SELECT COUNT(*) AS count FROM alerts WHERE cleared_at = '' AND key != '' AND resolved = FALSE"
  return oneNumber($app, sql, {}) + alertsFromMemory(nowMs).length
}

function alertOf(row: core.Record): KeptAlert {
  const text = (name: string) => row.getString(name)
  const ms = (name: string) => msOfRow(text(name))
  const metadata = JSON.parse(text('metadata') || 'null') as LogMetadata | null
  return {
    id: row.id,
    key: text('key'),
    type: text('type') as KeptAlert['type'],
    title: text('title'),
    message: text('message'),
    timestamp: ms('timestamp'),
    severity: text('severity') as KeptAlert['severity'],
    source: text('source'),
    resolved: row.getBool('resolved'),
    lastSeen: ms('last_seen'),
    count: row.getInt('count'),
    ...(text('correlationId') && { correlationId: text('correlationId') }),
    ...(metadata && { metadata }),
    ...(text('cleared_at') && { clearedAt: ms('cleared_at') }),
    ...(row.getBool('resolved') && {
      acknowledged: { by: text('resolved_name'), reason: text('reason'), atMs: ms('resolved_at') },
    }),
  }
}
