import type { Slug } from '../../../src/domain/league'
import { boardVersionText, currentSnapshot } from './board-memory'
import { parseVersion } from './board-version'
import type { Snapshot } from './snapshot'

/** What is sent of a board for as long as its version stays the same. */
export interface ReadyBoard {
  readonly versionText: string
  readonly checkedAt: string
  /** See board-version.ts. */
  readonly okUntilMs: number
  readonly snapshot: Snapshot
}

/** Each runtime has its own copy of each league's board: reading shared memory anew would cost every request. */
const lastReady = new Map<Slug, ReadyBoard>()

export function readyBoard(slug: Slug): ReadyBoard | undefined {
  const versionText = boardVersionText(slug)
  const last = lastReady.get(slug)
  if (last && last.versionText === versionText) return last
  const snapshot = versionText === undefined ? undefined : currentSnapshot(slug)
  if (versionText === undefined || !snapshot) return undefined
  const { rev, checkedAt, okUntilMs } = parseVersion(versionText)
  const ready = { versionText, checkedAt, okUntilMs, snapshot }
  // A snapshot comes a moment before its version, so this one may be newer: then the next request looks again.
  if (snapshot.rev === rev) lastReady.set(slug, ready)
  return ready
}
