import type { ScheduleRow, ScheduleStatus } from '../../../../src/domain/operations/odds-schedule/schedule'
import { ODDS_FETCH_WINDOW_MS } from '../../../../src/domain/time/intervals'
import { oneNumber } from '../../server/one-number'
import { iso } from '../../server/time'
import { timeIn } from '../odds-records'

const TABLE = 'pregame_odds_schedule'

export function allScheduleRows(app: CoreApp): readonly ScheduleRow[] {
  return app.findAllRecords(TABLE).flatMap((row) => (row ? [readRow(row)] : []))
}

export function scheduleRowsWith(app: CoreApp, status: ScheduleStatus): readonly ScheduleRow[] {
  return app.findAllRecords(TABLE, $dbx.hashExp({ status })).flatMap((row) => (row ? [readRow(row)] : []))
}

/** Whether a game's time has come, its window is open and nobody has fetched its odds. */
export function isAnyRowDue(app: CoreApp, nowMs: number): boolean {
  const sql = `SELECT count(*) AS count FROM ${TABLE} WHERE status = 'scheduled'
    AND scheduled_fetch_time <= {:now} AND scheduled_fetch_time >= {:opened}`
  return oneNumber(app, sql, { now: inRow(nowMs), opened: inRow(nowMs - ODDS_FETCH_WINDOW_MS) }) > 0
}

export function insertRow(tx: CoreApp, row: Omit<ScheduleRow, 'id'>, nowMs: number): void {
  const record = new Record(tx.findCollectionByNameOrId(TABLE))
  record.set('created_at', iso(nowMs))
  saveRow(tx, record, row, nowMs)
}

export function overwriteRow(tx: CoreApp, id: string, row: Omit<ScheduleRow, 'id'>, nowMs: number): void {
  saveRow(tx, tx.findRecordById(TABLE, id), row, nowMs)
}

export function deleteRow(tx: CoreApp, id: string): void {
  tx.delete(tx.findRecordById(TABLE, id))
}

/** Sets the status that follows from the one in the database now; answers what it was and what it is. */
export function changeStatus(
  tx: CoreApp,
  id: string,
  next: (row: ScheduleRow) => ScheduleStatus,
  nowMs: number,
): { readonly before: ScheduleStatus; readonly after: ScheduleStatus } {
  const record = tx.findRecordById(TABLE, id)
  const row = readRow(record)
  const after = next(row)
  if (after !== row.status) {
    record.set('status', after)
    record.set('updated_at', iso(nowMs))
    tx.save(record)
  }
  return { before: row.status, after }
}

function saveRow(tx: CoreApp, record: core.Record, row: Omit<ScheduleRow, 'id'>, nowMs: number): void {
  record.load({
    ...row,
    scheduled_fetch_time: iso(row.scheduled_fetch_time),
    game_start_time: iso(row.game_start_time),
    updated_at: iso(nowMs),
  })
  tx.save(record)
}

/** As PocketBase writes times, so that texts compare. */
function inRow(ms: number): string {
  return iso(ms).replace('T', ' ')
}

function readRow(row: core.Record): ScheduleRow {
  return {
    id: row.id,
    game_id: row.getString('game_id'),
    sport: row.getString('sport'),
    scheduled_fetch_time: Date.parse(timeIn(row, 'scheduled_fetch_time')),
    game_start_time: Date.parse(timeIn(row, 'game_start_time')),
    home_team: row.getString('home_team'),
    away_team: row.getString('away_team'),
    status: row.getString('status') as ScheduleStatus,
  }
}
