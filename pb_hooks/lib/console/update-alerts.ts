import type { FoundAlert } from '../../../src/domain/operations/alerts/alert'
import { alertChanges } from '../../../src/domain/operations/alerts/alert-list'
import {
  ALERT_QUIET_MS,
  findAlerts,
  type AlertFacts,
} from '../../../src/domain/operations/alerts/find-alerts'
import { hourFigures } from '../../../src/domain/operations/health/hour-figures'
import { WATCHED_LEAGUES } from '../../../src/domain/operations/health/watched-services'
import { loadHealth } from '../health/api-health-store'
import { beginWriting } from '../server/records'
import { iso } from '../server/time'
import { noteAlertsChecked } from './alerts-checked'
import { countHour } from './count-hour'
import { openAlerts } from './kept-alerts'
import { partsNow } from './parts-now'
import { readTroubles } from './read-troubles'
import { refusedSince, saveIfPossible } from './storage-state'
import { trySaving } from './system-now'

/** Finds the reasons for alerts now, and saves what has changed. A second caller meanwhile waits for the first. */
export function updateAlerts(nowMs: number): void {
  trySaving()
  const open = new Set(openAlerts($app).map(({ key }) => key))
  const found = findAlerts(factsNow(nowMs), nowMs, open)
  if (refusedSince() === undefined && saveIfPossible(() => writeChanges(found, nowMs))) noteAlertsChecked()
}

function writeChanges(found: readonly FoundAlert[], nowMs: number): void {
  $app.runInTransaction((tx) => {
    beginWriting(tx)
    const { raised, goingOn, over } = alertChanges(openAlerts(tx), found)
    for (const alert of raised) write(tx, new Record(tx.findCollectionByNameOrId('alerts')), alert, true)
    for (const { id, found: alert } of goingOn) write(tx, tx.findRecordById('alerts', id), alert, false)
    for (const id of over) clear(tx, tx.findRecordById('alerts', id), nowMs)
  })
}

function factsNow(nowMs: number): AlertFacts {
  return {
    troubles: readTroubles(nowMs - ALERT_QUIET_MS, nowMs),
    figures: hourFigures(countHour(nowMs)),
    services: WATCHED_LEAGUES.map((league) => loadHealth(league, nowMs)),
    parts: partsNow(),
  }
}

function write(tx: CoreApp, row: core.Record, alert: FoundAlert, isNew: boolean): void {
  if (isNew) {
    row.set('key', alert.key)
    row.set('type', alert.type)
    row.set('title', alert.title)
    row.set('timestamp', iso(alert.timestamp))
    row.set('severity', alert.severity)
    row.set('source', alert.source)
  } else if (!hasChanged(row, alert)) return
  row.set('message', alert.message)
  row.set('last_seen', iso(alert.lastSeen))
  row.set('count', alert.count)
  row.set('correlationId', alert.correlationId ?? '')
  row.set('metadata', alert.metadata ? JSON.stringify(alert.metadata) : null)
  tx.save(row)
}

function hasChanged(row: core.Record, { lastSeen, count }: FoundAlert): boolean {
  return row.getString('last_seen').replace(' ', 'T') !== iso(lastSeen) || row.getInt('count') !== count
}

function clear(tx: CoreApp, row: core.Record, nowMs: number): void {
  row.set('cleared_at', iso(nowMs))
  tx.save(row)
}
