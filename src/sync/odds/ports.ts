import type { Listener } from '../../backend/board-events'
import type { OddsAnswer } from '../../backend/odds-api'
import type { OddsMessage } from '../../backend/parse-odds'
import type { Slug } from '../../domain/league'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { Storage } from '../../storage/storage'

export interface OddsPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly random: () => number
  readonly storage: Storage
  readonly fetchOdds: (slug: Slug, knownRev: string | undefined) => Promise<OddsAnswer>
  readonly watchOdds: (slug: Slug, listener: Listener<OddsMessage>) => Cancel
  readonly isVisible: () => boolean
  /** Calls back when trying now is worth it. */
  readonly onWake: (run: () => void) => Cancel
  /** The server does not show odds to this user any more. */
  readonly onDenied: () => void
  /** Resolves when the first scores are painted. */
  readonly painted: Promise<void>
}
