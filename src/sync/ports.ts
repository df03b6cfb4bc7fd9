import type { BoardAnswer } from '../backend/read-board-answer'
import type { BoardEvents } from '../backend/board-events'
import type { FetchedHeads } from '../backend/heads-api'
import type { Board } from '../domain/board/board'
import type { Slug } from '../domain/league'
import type { ServerTime } from '../domain/time/product-clock'
import type { Channel } from '../platform/channel'
import type { BrowserClock } from '../platform/clock'
import type { Locks } from '../platform/locks'
import type { ReachWatch } from '../platform/reach'
import type { Timers } from '../platform/timers'
import type { Storage } from '../storage/storage'

/** What the sync of one league needs of the world. */
export interface BoardPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly random: () => number
  readonly storage: Storage
  readonly fetchBoard: (slug: Slug, knownRev?: string) => Promise<BoardAnswer>
  readonly events: BoardEvents
}

export interface LeaderPorts extends BoardPorts {
  /** Asks what has changed since a recent board; undefined where the whole board must be fetched. */
  readonly fetchChanges: (slug: Slug, known: Board) => Promise<BoardAnswer | undefined>
  readonly fetchHeads: () => Promise<FetchedHeads | undefined>
  readonly fetchTime: () => Promise<ServerTime | undefined>
  /** Has these pictures kept for a visit without network. */
  readonly storeLogos: (paths: readonly string[]) => void
  /** Resolves when the first scores are painted: nothing may compete with them. */
  readonly painted: Promise<void>
  readonly whenIdle: () => Promise<void>
  /** The live connection is open, or will not come: from now on other requests may take connections. */
  readonly onConnectionsFree: () => void
}

/** The other tabs. Absent where the browser has no locks or channels, or where storage is not shared. */
export interface TabPorts {
  readonly locks: Locks
  readonly channel: Channel
}

export interface SyncPorts extends LeaderPorts {
  /** Called with whether another tab makes the requests for this one from now on. */
  readonly onOtherTabAsking: (follows: boolean) => void
  readonly tabs: TabPorts | undefined
  readonly isVisible: () => boolean
  /** Calls back when trying now is worth it: the page was shown, the network came back. */
  readonly onWake: (run: () => void) => () => void
  /** `onFreeze`: the browser is about to stop this page. `onResume`: the page goes on again. */
  readonly onFreeze: (run: () => void) => () => void
  readonly onResume: (run: () => void) => () => void
  readonly reach: ReachWatch
  readonly newTabId: () => string
  readonly wall: () => number
}
