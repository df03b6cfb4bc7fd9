import { oneNumber } from './one-number'

/** How many may come in a window of the wall clock. */
export interface WindowLimit {
  readonly most: number
  readonly withinMs: number
  /** By how much such a window may be put off (`moveWindow`). */
  readonly putOffMs?: number
}

/**
 * Takes one of those that a window allows; false when nothing is left. A window begins with its first request. The
 * statement itself enforces the limit, however many come at once. A window that is too far ahead began before the clock
 * was set back, and must not last until that time comes again. The counts are in the database, so a restart gives
 * none back. Ids are hashes (`hashId`).
 */
export function takeInWindow(app: CoreApp, id: string, limit: WindowLimit): boolean {
  const now = Date.now()
  const isOpen = 'began > {:over} AND began <= {:ahead}'
  const sql = `INSERT INTO password_guesses (id, began, count) VALUES ({:id}, {:now}, 1)
    ON CONFLICT (id) DO UPDATE SET
      count = CASE WHEN ${isOpen} THEN count + 1 ELSE 1 END,
      began = CASE WHEN ${isOpen} THEN began ELSE {:now} END
    WHERE NOT (${isOpen}) OR count < {:most} RETURNING count`
  const values = { id, now, over: now - limit.withinMs, ahead: now + aheadMs(limit), most: limit.most }
  return oneNumber(app, sql, values) > 0
}

/** Requests of the same moment reach the database in any order, so a window may be a little ahead in any case. */
function aheadMs({ withinMs, putOffMs = withinMs }: WindowLimit): number {
  return putOffMs
}

export function giveBackInWindow(app: CoreApp, id: string): void {
  const sql = 'UPDATE password_guesses SET count = count - 1 WHERE id = {:id} AND count > 0'
  app.db().newQuery(sql).bind({ id }).execute()
}

/** When one may be taken again; now or earlier means at once. */
export function windowOpensAt(app: CoreApp, id: string, limit: WindowLimit): number {
  const sql =
    'SELECT began AS count FROM password_guesses WHERE id = {:id} AND count >= {:most} AND began <= {:ahead}'
  const began = oneNumber(app, sql, { id, most: limit.most, ahead: Date.now() + aheadMs(limit) })
  return began === 0 ? 0 : began + limit.withinMs
}

/** When the window began; 0 when there was none. It can lie in the future, see `moveWindow`. */
export function windowBegan(app: CoreApp, id: string, limit: WindowLimit): number {
  const sql = 'SELECT began AS count FROM password_guesses WHERE id = {:id} AND began <= {:ahead}'
  return oneNumber(app, sql, { id, ahead: Date.now() + aheadMs(limit) })
}

/** Lets a full window begin at another time: for something that is put off, so that it counts when it happens. */
export function moveWindow(app: CoreApp, id: string, beganMs: number): void {
  const sql = 'UPDATE password_guesses SET began = {:beganMs} WHERE id = {:id}'
  app.db().newQuery(sql).bind({ id, beganMs }).execute()
}
