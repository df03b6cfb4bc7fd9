import { findRecord } from '../server/records'

/** Asks one screen, or all of them when there is no id. False when there is no screen with that id. */
export function askForReload(id: string | undefined, nowMs: number): boolean {
  if (id !== undefined && !findRecord('screens', id)) return false
  const one = id === undefined ? '' : ' WHERE id = {:id}'
  $app
    .db()
    .newQuery(`UPDATE screens SET reload_asked_at = {:nowMs}${one}`)
    .bind({ nowMs, ...(id !== undefined && { id }) })
    .execute()
  return true
}
