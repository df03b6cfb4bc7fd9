import { leagueOf, type Slug } from '../domain/league'
import { GRID_ACTIVE_WINDOW_MS } from '../domain/time/intervals'
import { browserClock, productNow } from '../platform/clock'
import { browserTimers, noop } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'
import { kioskAtom } from '../state/auto-scroll'
import { readGuestMetrics } from '../state/guest-engagement'
import { parsePageSlug } from '../state/page-leagues'
import { sessionAtom } from '../state/session'
import type { Store } from '../state/store'
import { putEntry } from '../storage/put-entry'
import type { Storage } from '../storage/storage'
import { GUEST_OWNER, ownerOf } from '../storage/viewer'
import { reportErrors } from './report-errors'

/** What the server is told about a user without the press of a button. */
export interface ActivityReports {
  show(slug: Slug): void
  /** The new user is signed in now. */
  signedUp(): void
  signingOut(): void
}

/**
 * After five minutes of silence operators read that the user is not there, so a report leaves a little earlier: it takes
 * a moment to arrive.
 */
const SESSION_REPORT_MS = GRID_ACTIVE_WINDOW_MS - 10_000

export function reportActivity(storage: Storage, store: Store): ActivityReports {
  const user = () => ownerOf(store.get(sessionAtom))
  // The page of a league that operators hide shows no board.
  let shown = parsePageSlug(location.pathname.split('/')[1] ?? '')
  let cancel = noop

  /** The latest entry about where the user is replaces those that still wait. */
  async function reportSession(ended: boolean) {
    const owner = user()
    cancel()
    if (owner === GUEST_OWNER || !shown || (!ended && !pageVisibility.isVisible())) return
    cancel = browserTimers.after(browserClock.waitMs(SESSION_REPORT_MS), () => void reportSession(false))
    const body = { sport: leagueOf(shown).sport, touchPoints: navigator.maxTouchPoints ?? 0, ended }
    const at = productNow()
    await storage.remove(
      'outbox',
      (entry) => entry.kind === 'session' && entry.user === owner && !entry.refused,
    )
    await putEntry(storage, { user: owner, kind: 'session', body, at })
  }

  pageVisibility.onShown(() => void reportSession(false))
  let lastOwner = user()
  store.sub(sessionAtom, () => {
    if (user() === lastOwner) return
    lastOwner = user()
    void reportSession(false)
  })
  reportErrors(storage, user)
  void reportSession(false)
  return {
    show(slug) {
      if (slug === shown) return
      const isFirst = shown === undefined
      shown = slug
      // A kiosk turns to the next league by itself, more often in a day than a user may report.
      if (isFirst || !store.get(kioskAtom)) void reportSession(false)
    },
    signedUp() {
      const owner = user()
      if (owner === GUEST_OWNER) return
      const metrics = readGuestMetrics()
      void putEntry(storage, { user: owner, kind: 'guest-metrics', body: { ...metrics }, at: productNow() })
    },
    signingOut: () => void reportSession(true),
  }
}
