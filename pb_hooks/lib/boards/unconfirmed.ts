import type { Board, Source } from '../../../src/domain/board/board'
import { sourceNow } from '../../../src/domain/board/confirmation'
import { unconfirmedRevision } from '../../../src/domain/board/revision'
import { parseSlug, type Slug } from '../../../src/domain/league'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { loadBoard } from './board-store'
import type { ReadyBoard } from './ready-board'
import type { Snapshot } from './snapshot'
import { standing } from './standing'

/** Each runtime keeps the last one of each league, as it does those that are confirmed. */
const kept = new Map<Slug, { readonly standing: string; readonly snapshot: Snapshot }>()

/** The board of a league that nobody has polled for three intervals, told so. It is rare, and so not compressed. */
export function unconfirmedSnapshot(slug: Slug, ready: ReadyBoard): Snapshot {
  const last = kept.get(slug)
  if (last?.standing === ready.standing) return last.snapshot
  const board = JSON.parse(ready.snapshot.text) as Board
  const rev = unconfirmedRevision(board.rev)
  const text = JSON.stringify({ ...board, rev, source: toldNow(board, ready.checkedAt) })
  const snapshot = { rev, tag: `"${rev}"`, text, gzipped: undefined }
  kept.set(slug, { standing: ready.standing, snapshot })
  return snapshot
}

/** A record of `boards` on its way to who asks for it: what it says of the feed is what can be said now. */
export function tellSource(record: core.Record): void {
  const slug = parseSlug(record.id)
  const board = slug && loadBoard(slug)
  const checkedAt = slug && standing(slug)?.checkedAt
  if (board && checkedAt) record.set('source', JSON.stringify(toldNow(board, checkedAt)))
}

function toldNow(board: Board, checkedAt: string): Source {
  const { liveIntervalMs: liveMs, clock } = serverSettings()
  return sourceNow(board, Date.parse(checkedAt), productNow(), { liveMs, rate: clock.rate })
}
