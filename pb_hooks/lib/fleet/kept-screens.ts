import type { Screen } from '../../../src/domain/operations/fleet/screen'
import { parseSlug } from '../../../src/domain/league'
import { SCREEN_KEPT_MS } from '../../../src/domain/time/intervals'
import { oneNumber } from '../server/one-number'

/** Anybody can claim to be a screen, so the list has an end. */
const MOST_SCREENS = 1000

export function keptScreens(nowMs: number): readonly Screen[] {
  const sinceMs = nowMs - SCREEN_KEPT_MS
  return $app
    .findRecordsByFilter('screens', 'heard_at >= {:sinceMs}', '-heard_at', MOST_SCREENS, 0, { sinceMs })
    .map((row) => screenOf(row!))
}

export function isFull(): boolean {
  return oneNumber($app, 'SELECT COUNT(*) AS count FROM screens', {}) >= MOST_SCREENS
}

/**
 * Makes room for one more screen. Those that were silent for a day are removed anyway. When the list is full, one that
 * reported once and never again makes room, so nobody can fill the list without going on reporting.
 */
export function hasRoom(nowMs: number, silentMs: number): boolean {
  remove('heard_at < {:beforeMs}', nowMs - SCREEN_KEPT_MS)
  if (!isFull()) return true
  remove(
    `id = (SELECT id FROM screens WHERE heard_at = begun_at AND heard_at < {:beforeMs}
     ORDER BY heard_at LIMIT 1)`,
    nowMs - silentMs,
  )
  return !isFull()
}

function remove(where: string, beforeMs: number): void {
  $app.db().newQuery(`DELETE FROM screens WHERE ${where}`).bind({ beforeMs }).execute()
}

function screenOf(row: core.Record): Screen {
  const time = (name: string) => row.getInt(name)
  const league = parseSlug(row.getString('league'))
  const build = row.getString('build')
  return {
    id: row.id,
    heardAtMs: time('heard_at'),
    begunAtMs: time('begun_at'),
    frameAtMs: time('frame_at'),
    ...(league && { league }),
    ...(time('board_at') > 0 && { boardAtMs: time('board_at') }),
    ...(build && { build }),
    ...(time('behind_since') > 0 && { behindSinceMs: time('behind_since') }),
    ...(time('reload_asked_at') > 0 && { reloadAskedAtMs: time('reload_asked_at') }),
  }
}
