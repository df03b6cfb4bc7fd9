import type { Board, Source } from '../../../src/domain/board/board'
import { sourceNow } from '../../../src/domain/board/confirmation'
import { unconfirmedRevision } from '../../../src/domain/board/revision'
import { parseSlug, type Slug } from '../../../src/domain/league'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'
import { boardVersion, loadBoard } from './board-memory'
import type { ReadyBoard } from './ready-board'
import type { Snapshot } from './snapshot'

/** Each runtime has its own copy of each league's board, as it has of confirmed ones. */
const lastMade = new Map<Slug, { readonly versionText: string; readonly snapshot: Snapshot }>()

/** The board of a league that nobody has polled for three intervals, which says so. Rare, so not compressed. */
export function unconfirmedSnapshot(slug: Slug, ready: ReadyBoard): Snapshot {
  const last = lastMade.get(slug)
  if (last?.versionText === ready.versionText) return last.snapshot
  const board = JSON.parse(ready.snapshot.text) as Board
  const rev = unconfirmedRevision(board.rev)
  const text = JSON.stringify({ ...board, rev, source: sourceAsOfNow(board, ready.checkedAt) })
  const snapshot = { rev, tag: `"${rev}"`, text, gzipped: undefined }
  lastMade.set(slug, { versionText: ready.versionText, snapshot })
  return snapshot
}

/** Updates what a record of `boards` says about the feed just before it is sent. */
export function setCurrentSource(record: core.Record): void {
  const slug = parseSlug(record.id)
  const board = slug && loadBoard(slug)
  const checkedAt = slug && boardVersion(slug)?.checkedAt
  if (board && checkedAt) record.set('source', JSON.stringify(sourceAsOfNow(board, checkedAt)))
}

function sourceAsOfNow(board: Board, checkedAt: string): Source {
  const { liveIntervalMs: liveMs, clock } = serverSettings()
  return sourceNow(board, Date.parse(checkedAt), productNow(), { liveMs, rate: clock.rate })
}
