import { fetchGameAlerts } from '../../backend/game-alerts-api'
import { productNow } from '../../platform/clock'
import { noop, type Cancel } from '../../platform/timers'
import { adoptAlerts, type AlertsOwner } from '../../storage/game-alerts'
import { refusedEntries } from '../../storage/refused-entries'
import type { Storage } from '../../storage/storage'
import { startHistorySync } from '../history/history-sync'
import { pagePorts } from '../page-ports'
import type { PrivateTopics } from '../session/private-topics'
import { listenInOneTab } from './listen-in-one-tab'

/** Keeps the user's game alerts on this device up to date, in a hidden tab too. */
export function startGameAlerts(storage: Storage, topics: PrivateTopics, owner: AlertsOwner): Cancel {
  const sync = startHistorySync(
    { ...pagePorts, isVisible: () => true },
    () => fetchGameAlerts(),
    (told) => void adoptAlerts(storage, owner, told, new Date(productNow()).toISOString()),
    noop,
  )
  // The server does not push alerts that it found before the connection stood, so ask for them.
  const listener = { onConnected: sync.refresh, onMessage: sync.refresh, onLost: noop }
  const stopListening = listenInOneTab(() =>
    topics.always((live) => live.watch(`game_alert_reads/${owner.user}`, undefined, listener)),
  )
  const stopFollowing = onRefusedRules(storage, owner.user, sync.refresh)
  return () => {
    stopFollowing()
    stopListening()
    sync.stop()
  }
}

/** Calls back when the server has refused a rule: this device shows rules before the server has them. */
function onRefusedRules(storage: Storage, user: string, run: () => void): Cancel {
  let known: string | undefined
  return storage.follow(
    async () => {
      const refused = refusedEntries(await storage.readAll('outbox'), user)
      return refused.flatMap(({ id, kind }) => (kind === 'alert-rule' ? id : [])).join()
    },
    (ids) => {
      if (known !== undefined && ids !== known) run()
      known = ids
    },
  )
}
