import { leagueOf, type Slug } from '../domain/league'
import type { AuthAnswer } from '../domain/people/sign-in/auth-answers'
import { productNow } from '../platform/clock'
import { browserTimers, noop } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'
import { readGuestMetrics } from '../state/guest-engagement'
import { sessionAtom } from '../state/session'
import type { Store } from '../state/store'
import { putEntry } from '../storage/put-entry'
import type { Storage } from '../storage/storage'
import { GUEST_OWNER, ownerOf } from '../storage/viewer'
import { tellErrors } from './tell-errors'

/** What the server is told about a user without the press of a button. */
export interface Deeds {
  show(slug: Slug): void
  signedUp(answer: AuthAnswer): void
  signingOut(): void
}

/** A session is over for the server after half an hour of silence. */
const STILL_HERE_MS = 5 * 60_000

export function tellDeeds(storage: Storage, store: Store): Deeds {
  const user = () => ownerOf(store.get(sessionAtom))
  let shown: Slug | undefined
  let cancel = noop

  /** The latest entry about where the user is replaces those that still wait. */
  async function tellSession(ended: boolean) {
    const owner = user()
    cancel()
    if (owner === GUEST_OWNER || !shown || (!ended && !pageVisibility.isVisible())) return
    cancel = browserTimers.after(STILL_HERE_MS, () => void tellSession(false))
    const body = { sport: leagueOf(shown).sport, touchPoints: navigator.maxTouchPoints ?? 0, ended }
    const at = productNow()
    await storage.remove(
      'outbox',
      (entry) => entry.kind === 'session' && entry.user === owner && !entry.refused,
    )
    await putEntry(storage, { user: owner, kind: 'session', body, at })
  }

  pageVisibility.onShown(() => void tellSession(false))
  let lastOwner = user()
  store.sub(sessionAtom, () => {
    if (user() === lastOwner) return
    lastOwner = user()
    void tellSession(false)
  })
  tellErrors(storage, user)
  return {
    show(slug) {
      if (slug === shown) return
      shown = slug
      void tellSession(false)
    },
    signedUp(answer) {
      const owner = user()
      if (!answer.ok || owner === GUEST_OWNER) return
      const metrics = readGuestMetrics()
      void putEntry(storage, { user: owner, kind: 'guest-metrics', body: { ...metrics }, at: productNow() })
    },
    signingOut: () => void tellSession(true),
  }
}
