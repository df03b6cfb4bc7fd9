import type { Slug } from '../../../src/domain/league'
import { mostBytes } from '../../../src/domain/board/most-bytes'
import {
  diffOddsBoards,
  type OddsBoard,
  type OddsDelta,
  type OddsRows,
} from '../../../src/domain/odds/odds-board'
import { firstRevision, nextRevision } from '../../../src/domain/board/revision'
import { recordWithId } from '../server/records'
import { rememberOddsVersion } from './odds-version'

/** Bytes. As for boards: what realtime carries stays small, and a larger change is announced without its delta. */
const LARGEST_DELTA = 7000

/**
 * Publishes rows under a new revision if they differ from the last. What requests read is set inside the transaction,
 * before the push goes out: a client that hears of a revision and asks for it must find it.
 */
export function publishOdds(
  tx: CoreApp,
  slug: Slug,
  before: OddsBoard,
  rows: OddsRows,
  { checkedAt, epoch }: { readonly checkedAt: string; readonly epoch: string },
): OddsBoard {
  const rev = before.rev ? nextRevision(before.rev) : firstRevision(epoch)
  const after = { ...before, rev, rows }
  const delta = before.rev ? diffOddsBoards(before, after) : undefined
  if (before.rev && !delta) {
    rememberOddsVersion(slug, { rev: before.rev, checkedAt })
    return before
  }
  const document = recordWithId(tx, 'odds_board_documents', slug)
  document.set('document', JSON.stringify(after))
  tx.save(document)
  rememberOddsVersion(slug, { rev, checkedAt })
  announce(tx, slug, rev, delta, checkedAt)
  return after
}

function announce(
  tx: CoreApp,
  slug: Slug,
  rev: string,
  delta: OddsDelta | undefined,
  checkedAt: string,
): void {
  const text = delta && JSON.stringify(delta)
  const record = recordWithId(tx, 'odds_boards', slug)
  record.set('rev', rev)
  record.set('delta', text && mostBytes(text) <= LARGEST_DELTA ? text : null)
  record.set('checked_at', checkedAt)
  tx.save(record)
}
