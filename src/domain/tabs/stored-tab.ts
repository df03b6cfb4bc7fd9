import type { BoardHead } from '../board/board'
import type { League } from '../league'
import { isKnownLive } from './live-status'
import type { Tab } from './tab-state'

/** What a device kept of a head; one written by an older version lacks members. */
export type StoredHead = Pick<BoardHead, 'id' | 'live' | 'visible'> &
  Partial<BoardHead> & {
    /** When the server last said so, product time. */
    readonly checkedAtMs?: number
  }

/** Behind every league of which more is known. */
const UNKNOWN_PRIORITY = 0

/** A tab from what is stored. Of whom little is known counts as in season: better a tab too many than a closed door. */
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
