import type { Listener } from '../../backend/board-events'
import type { OddsAnswer } from '../../backend/odds-api'
import type { OddsMessage } from '../../backend/parse-odds'
import type { Slug } from '../../domain/league'
import type { BrowserClock } from '../../platform/clock'
import type { Cancel, Timers } from '../../platform/timers'
import type { StoredOdds } from '../../storage/db'

export interface OddsPorts {
  readonly clock: BrowserClock
  readonly timers: Timers
  readonly random: () => number
  readonly fetchOdds: (slug: Slug, knownRev: string | undefined) => Promise<OddsAnswer>
  readonly watchOdds: (slug: Slug, listener: Listener<OddsMessage>) => Cancel
  /** Storage never fails for whoever asks: what cannot be read is not there, what cannot be written is lost. */
  readonly readOdds: (slug: Slug, user: string) => Promise<StoredOdds | undefined>
  readonly saveOdds: (stored: StoredOdds) => Promise<void>
  readonly clearOdds: () => Promise<void>
  /** These are the odds of that league now, or there are none to be seen. */
  readonly onOdds: (slug: Slug, stored: StoredOdds | undefined) => void
  /** The server does not show odds to this user any more. */
  readonly onDenied: () => void
  /** Resolves when the first scores are painted. */
  readonly painted: Promise<void>
}
