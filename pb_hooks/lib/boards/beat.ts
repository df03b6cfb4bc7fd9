import { REALTIME_HEARTBEAT_MS } from '../../../src/domain/time/intervals'
import type { Slug } from '../../../src/domain/league'
import { recordWithId } from '../server/records'
import { productNow } from '../server/time'
import { boardVersion } from './board-memory'
import { confirmingPush, setPush } from './push-record'

/**
 * A broken stream is silent, and so is the stream of a league in which nothing happens. So that viewers can tell them
 * apart, every league sends at least this often: when there is nothing new, it confirms the board again.
 */
export function beatDueAt(slug: Slug): number {
  const saidAt = ($app.store().get(keyOf(slug)) as number | null) ?? 0
  // A time in the future was written before the clock was set back.
  return (saidAt > Date.now() ? 0 : saidAt) + REALTIME_HEARTBEAT_MS
}

/** Called for everything that is pushed about a league. */
export function notePush(slug: Slug): void {
  $app.store().set(keyOf(slug), Date.now())
}

/** The holder of the league's lock calls this, so nothing newer is overwritten. With no listeners it writes nothing. */
export function beat(slug: Slug): void {
  notePush(slug)
  const version = boardVersion(slug)
  // Viewers who know that nobody confirms the board would take this for a confirmation and ask again.
  if (!version || productNow() > version.okUntilMs) return
  if ($app.subscriptionsBroker().totalClients() === 0) return
  const record = recordWithId($app, 'boards', slug)
  setPush(record, confirmingPush(version.rev, version.checkedAt))
  $app.save(record)
}

function keyOf(slug: Slug): string {
  return `board-said:${slug}`
}
