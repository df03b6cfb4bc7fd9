import { findRecord } from '../server/records'

/** Of one screen, or without an id of all. False when there is none of that id. */
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
