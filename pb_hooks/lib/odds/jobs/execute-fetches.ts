import { leagueOfSport, parseGameSport, type GameLeague } from '../../../../src/domain/league'
import { statusAfterInterruption } from '../../../../src/domain/operations/odds-schedule/interrupted-rows'
import type { ScheduleRow } from '../../../../src/domain/operations/odds-schedule/schedule'
import {
  dueRows,
  statusAfter,
  type ScheduleEvent,
} from '../../../../src/domain/operations/odds-schedule/schedule-status'
import type { Lock } from '../../server/lock'
import { productNow } from '../../server/time'
import { fetchFinalLine } from './fetch-final-line'
import { saveFinalOdds } from './save-final-odds'
import { changeStatus, scheduleRowsWith } from './schedule-rows'

/**
 * Fetches the final odds of the games whose time has come. The caller holds the jobs' lock, so a row in state
 * `fetching` was left behind by an interrupted run: such rows are taken up first.
 */
export function executeFetches(lock: Lock): void {
  resumeInterrupted()
  for (const row of dueRows(scheduleRowsWith($app, 'scheduled'), productNow())) {
    if (!lock.renew()) return
    // Rows before this one may have waited for the feed until its window closed.
    if (dueRows([row], productNow()).length > 0) executeRow(row)
  }
}

function resumeInterrupted(): void {
  for (const { id } of scheduleRowsWith($app, 'fetching'))
    changeStatus($app, id, (row) => statusAfterInterruption(row, productNow()), productNow())
}

function executeRow(row: ScheduleRow): void {
  const picked = change($app, row, 'picked-up')
  if (picked.before !== 'scheduled') return
  if (!fetchAndSave(row)) change($app, row, 'gave-up')
}

/** False when the feed has no odds, or they could not be saved. */
function fetchAndSave(row: ScheduleRow): boolean {
  const sport = parseGameSport(row.sport)
  const fetched = sport && fetchFinalLine(leagueOfSport(sport), row)
  if (!sport || !fetched) return false
  const league: GameLeague = leagueOfSport(sport)
  try {
    saveFinalOdds(league, row, fetched, (tx) => change(tx, row, 'saved'))
    return true
  } catch (error) {
    $app.logger().error('Final odds could not be saved', 'game', row.game_id, 'error', String(error))
    return false
  }
}

function change(app: CoreApp, { id }: ScheduleRow, event: ScheduleEvent) {
  return changeStatus(app, id, ({ status }) => statusAfter(status, event), productNow())
}
