import { REALTIME_HEARTBEAT_MS } from '../../../src/domain/time/intervals'
import type { Slug } from '../../../src/domain/league'
import { recordWithId } from '../server/records'
import { productNow } from '../server/time'
import { boardVersion } from './board-memory'
import { confirmingPush, setPush } from './push-record'

/**
 * A stream that stands still says nothing, and so does one of a league in which nothing happens. So that viewers can tell
 * them apart, every league says something at least this often: when nothing else was said, how it stands, once more.
 */
export function beatDueAt(slug: Slug): number {
  return (($app.store().get(keyOf(slug)) as number | null) ?? 0) + REALTIME_HEARTBEAT_MS
}

/** Called for everything that is pushed about a league. */
export function noteSaid(slug: Slug): void {
  $app.store().set(keyOf(slug), Date.now())
}

/** By whoever holds the league's lock, so that nothing newer is overwritten. Nothing is written for nobody. */
export function beat(slug: Slug): void {
  noteSaid(slug)
  const version = boardVersion(slug)
  // Who has been told that nobody confirms the board would take this for a confirmation and ask.
  if (!version || productNow() > version.okUntilMs) return
  if ($app.subscriptionsBroker().totalClients() === 0) return
  const record = recordWithId($app, 'boards', slug)
  setPush(record, confirmingPush(version.rev, version.checkedAt))
  $app.save(record)
}

function keyOf(slug: Slug): string {
  return `board-said:${slug}`
}
