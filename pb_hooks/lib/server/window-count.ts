import { oneNumber } from './one-number'

/** How many may come in a window of the wall clock. */
export interface WindowLimit {
  readonly most: number
  readonly withinMs: number
}

/**
 * Takes one of those that a window allows; false when nothing is left. A window begins with its first request. The
 * statement itself enforces the limit, however many come at once. The counts are in the database, so a restart gives
 * none back. Ids are hashes (`hashId`).
 */
export function takeInWindow(app: CoreApp, id: string, { most, withinMs }: WindowLimit): boolean {
  const now = Date.now()
  const sql = `INSERT INTO password_guesses (id, began, count) VALUES ({:id}, {:now}, 1)
    ON CONFLICT (id) DO UPDATE SET
      count = CASE WHEN began <= {:over} THEN 1 ELSE count + 1 END,
      began = CASE WHEN began <= {:over} THEN {:now} ELSE began END
    WHERE began <= {:over} OR count < {:most} RETURNING count`
  return oneNumber(app, sql, { id, now, over: now - withinMs, most }) > 0
}

export function giveBackInWindow(app: CoreApp, id: string): void {
  const sql = 'UPDATE password_guesses SET count = count - 1 WHERE id = {:id} AND count > 0'
  app.db().newQuery(sql).bind({ id }).execute()
}

/** When one may be taken again; now or earlier means at once. */
export function windowOpensAt(app: CoreApp, id: string, { most, withinMs }: WindowLimit): number {
  const sql = 'SELECT began AS count FROM password_guesses WHERE id = {:id} AND count >= {:most}'
  const began = oneNumber(app, sql, { id, most })
  return began === 0 ? 0 : began + withinMs
}

/** When the window began; 0 when there was none. It can lie in the future, see `moveWindow`. */
export function windowBegan(app: CoreApp, id: string): number {
  return oneNumber(app, 'SELECT began AS count FROM password_guesses WHERE id = {:id}', { id })
}

/** Lets a full window begin at another time: for something that is put off, so that it counts when it happens. */
export function moveWindow(app: CoreApp, id: string, beganMs: number): void {
  const sql = 'UPDATE password_guesses SET began = {:beganMs} WHERE id = {:id}'
  app.db().newQuery(sql).bind({ id, beganMs }).execute()
}
