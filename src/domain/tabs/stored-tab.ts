import type { BoardHead } from '../board/board'
import type { League } from '../league'
import { isKnownLive } from './live-status'
import type { Tab } from './tab-state'

/** A head as this device stored it; an older version may have left members out. */
export type StoredHead = Pick<BoardHead, 'id' | 'live' | 'visible'> &
  Partial<BoardHead> & {
    /** When the server last said so, product time. */
    readonly checkedAtMs?: number
  }

/** Lower than the priority of every league of which more is known. */
const UNKNOWN_PRIORITY = 0

/** A tab from stored data. If little is known the league counts as in season: a tab too many is better than none. */
export function storedTab({ sport }: League, head: StoredHead | undefined, nowMs: number): Tab {
  return {
    sport,
    isLive: head !== undefined && isLive(head, nowMs),
    isInSeason: head?.in_season ?? true,
    phase: head?.season ?? 'regular',
    priority: head?.priority ?? UNKNOWN_PRIORITY,
  }
}

function isLive({ live, checkedAtMs = Infinity }: StoredHead, nowMs: number): boolean {
  return isKnownLive({ isLive: live, checkedAtMs }, nowMs)
}
