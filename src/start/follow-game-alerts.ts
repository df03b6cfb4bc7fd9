import { may } from '../domain/people/users/session'
import { productNow } from '../platform/clock'
import { notifyPermission } from '../platform/notifications'
import { claimNewsToTell } from '../platform/shared-values'
import { showNews } from '../platform/show-news'
import { browserTimers, noop } from '../platform/timers'
import { pageVisibility } from '../platform/visibility'
import { gameAlertsAtom } from '../state/game-alerts'
import { gamePath } from '../state/paths'
import { preferencesAtom } from '../state/preferences'
import { sessionAtom } from '../state/session'
import type { Store } from '../state/store'
import { readShownAlerts, type AlertsOwner } from '../storage/game-alerts'
import type { Storage } from '../storage/storage'
import { viewerOf } from '../storage/viewer'
import { startGameAlerts } from '../sync/game-alerts/alerts-channel'
import { createAlertTeller } from '../sync/game-alerts/tell-alerts'
import type { PrivateTopics } from '../sync/session/private-topics'

/**
 * Brings the alerts of a user who may have them to the screen and shows notifications. A user who signs out, or loses
 * the tier, sees none in the next frame, whatever storage still has.
 */
export function followGameAlerts(storage: Storage, store: Store, topics: PrivateTopics): void {
  let viewer: string | undefined
  let stop = noop
  const tell = createAlertTeller({
    timers: browserTimers,
    now: productNow,
    isLookedAt: ({ slug, gameId }) =>
      pageVisibility.isVisible() && location.pathname === gamePath(slug, gameId),
    mayTell: () => store.get(preferencesAtom).showNotifications && notifyPermission() === 'granted',
    claim: async (key) => (await claimNewsToTell([key], Date.now())).size > 0,
    async show(alert, key) {
      const { soundEnabled } = store.get(preferencesAtom)
      const registration = await navigator.serviceWorker.ready
      const news = { ...alert, key, source: 'alert' } as const
      // A person who has withdrawn the permission is not told, and that is no failure.
      await showNews(registration, news, { silent: !soundEnabled }).catch(noop)
    },
  })

  function begin(owner: AlertsOwner) {
    const stops = [
      startGameAlerts(storage, topics, owner),
      storage.follow(
        () => readShownAlerts(storage, owner.viewer),
        (shown) => {
          store.set(gameAlertsAtom, shown)
          if (shown) tell(shown)
        },
      ),
    ]
    return () => stops.forEach((end) => end())
  }

  function follow() {
    const session = store.get(sessionAtom)
    const user = session.kind === 'signed-in' && may(session, 'custom_alerts') ? session.user.id : undefined
    const next = user && viewerOf(session)
    if (next === viewer) return
    viewer = next
    stop()
    stop = noop
    store.set(gameAlertsAtom, undefined)
    if (user && next) stop = begin({ user, viewer: next })
  }

  store.sub(sessionAtom, follow)
  follow()
}
