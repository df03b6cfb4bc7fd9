import type { Slug } from '../../../src/domain/league'
import { currentSnapshot, type Snapshot } from './snapshot'
import { parseStanding, rememberedStanding } from './standing'

/** What is sent of a board for as long as it stands as it does. */
export interface ReadyBoard {
  readonly standing: string
  readonly checkedAt: string
  /** See standing.ts. */
  readonly okUntilMs: number
  readonly snapshot: Snapshot
}

/** Each runtime keeps the last one of each league: reading it out of shared memory anew would cost every request. */
const kept = new Map<Slug, ReadyBoard>()

export function readyBoard(slug: Slug): ReadyBoard | undefined {
  const standing = rememberedStanding(slug)
  const last = kept.get(slug)
  if (last && last.standing === standing) return last
  const snapshot = standing === undefined ? undefined : currentSnapshot(slug)
  if (standing === undefined || !snapshot) return undefined
  const { rev, checkedAt, okUntilMs } = parseStanding(standing)
  const ready = { standing, checkedAt, okUntilMs, snapshot }
  // A snapshot is published a moment before it stands, so this one may be newer: then the next request looks again.
  if (snapshot.rev === rev) kept.set(slug, ready)
  return ready
}
