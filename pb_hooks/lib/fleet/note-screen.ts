import { SILENT_AFTER_MS } from '../../../src/domain/operations/fleet/screen'
import type { ScreenOrder, ScreenReport } from '../../../src/domain/operations/fleet/screen-report'
import { DAY_MS } from '../../../src/domain/time/intervals'
import { announcedVersion } from '../boards/saved-board'
import { spend, type Budget } from '../cache/budget'
import { hashId } from '../server/hash-id'
import { beginWriting, findRecord, recordWithId } from '../server/records'
import { takeInWindow } from '../server/window-count'
import { hasRoom } from './kept-screens'

/** Many bars of one chain may share one address. */
const REPORTS: Budget = { name: 'reports of screens', perMinute: 6000, perAsker: 300 }
/** How many new screens one address may have in a day. */
const NEW_SCREENS = { most: 100, withinMs: DAY_MS }

const STAY: ScreenOrder = { reload: false }

/** Reports over the budget are dropped silently: nobody stands at a screen who could do anything about it. */
export function noteScreen(report: ScreenReport, asker: string, nowMs: number): ScreenOrder {
  if (!spend(REPORTS, asker)) return STAY
  if (!findRecord('screens', report.id) && !admitsNewScreen(asker, nowMs)) return STAY
  let isAsked = false
  $app.runInTransaction((tx) => {
    // The row is saved whole, so nobody may ask for a reload between reading and saving it.
    beginWriting(tx)
    const row = recordWithId(tx, 'screens', report.id)
    isAsked = row.getInt('reload_asked_at') > 0 && !report.begins
    if (report.begins || row.isNew()) row.set('begun_at', nowMs)
    if (report.begins) row.set('reload_asked_at', 0)
    row.set('heard_at', nowMs)
    row.set('frame_at', Math.round(nowMs - report.frameAgeMs))
    row.set('behind_since', behindSince(report, row, nowMs))
    row.set('board_at', Math.round(Math.min(report.boardAtMs ?? 0, nowMs)))
    row.set('league', report.league ?? '')
    row.set('build', report.build ?? '')
    tx.save(row)
  })
  return isAsked ? { reload: true } : STAY
}

function admitsNewScreen(asker: string, nowMs: number): boolean {
  return takeInWindow($app, hashId(`new screens of ${asker}`), NEW_SCREENS) && hasRoom(nowMs, SILENT_AFTER_MS)
}

/** The latest board may still be on its way, so a wall whose board has changed since its last report is well. */
function behindSince({ league, boardAtMs = 0 }: ScreenReport, row: core.Record, nowMs: number): number {
  const told = league && announcedVersion(league)
  if (!told || boardAtMs >= Date.parse(told.checkedAt)) return 0
  const isSameBoard = row.getString('league') === league && boardAtMs <= row.getInt('board_at')
  return isSameBoard ? row.getInt('behind_since') || nowMs : 0
}
