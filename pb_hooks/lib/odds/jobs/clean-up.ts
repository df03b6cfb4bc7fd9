import { isCleanedUp } from '../../../../src/domain/operations/odds-schedule/schedule'
import { allScheduleRows, deleteRow } from './schedule-rows'

/** Deletes the rows of games that started over 3 days ago. */
export function cleanUpSchedule(nowMs: number): void {
  $app.runInTransaction((tx) => {
    for (const row of allScheduleRows(tx)) if (isCleanedUp(row, nowMs)) deleteRow(tx, row.id)
  })
}
