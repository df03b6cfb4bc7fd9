import { fetchGameAlerts } from '../../backend/game-alerts-api'
import type { GameAlerts } from '../../domain/people/game-alerts/game-alert'
import { MINUTE_MS } from '../../domain/time/intervals'
import { productNow } from '../../platform/clock'
import { noop, type Cancel } from '../../platform/timers'
import { adoptAlerts, type AlertsOwner } from '../../storage/game-alerts'
import { refusedEntries } from '../../storage/refused-entries'
import type { Storage } from '../../storage/storage'
import { startHistorySync } from '../history/history-sync'
import { pagePorts } from '../page-ports'
import type { PrivateTopics } from '../session/private-topics'
import { listenInOneTab } from './listen-in-one-tab'
import { createLostRules } from './send-lost-rules'

/**
 * Keeps the user's game alerts on this device up to date, in a hidden tab too. While no connection stands, the page that
 * listens asks every minute: some proxies let no stream through.
 */
export function startGameAlerts(storage: Storage, topics: PrivateTopics, owner: AlertsOwner): Cancel {
  /** The connection that this page wants does not stand. */
  let isMissing = false
  /** Fifty hidden tabs wake at once, and one of them is enough: all share what is stored. */
  let isListening = false
  const sendLostRules = createLostRules(storage, owner)

  async function take(told: GameAlerts) {
    const nowMs = productNow()
    await sendLostRules(told, nowMs)
    await adoptAlerts(storage, owner, told, new Date(nowMs).toISOString())
  }

  const sync = startHistorySync(
    { ...pagePorts, isVisible: () => isListening },
    () => fetchGameAlerts(),
    (told) => void take(told),
    noop,
    () => (isMissing ? pagePorts.clock.waitMs(MINUTE_MS) : undefined),
  )
  const listener = {
    // The server does not push alerts that it found before the connection stood, so ask for them.
    onConnected() {
      isMissing = false
      sync.refresh()
    },
    onMessage: sync.refresh,
    onLost() {
      // Failed tries are told as well.
      if (!isMissing) sync.refresh()
      isMissing = true
    },
  }
  const stopListening = listenInOneTab(() => {
    isListening = true
    sync.refresh()
    const leave = topics.always((live) => live.watch(`game_alert_reads/${owner.user}`, undefined, listener))
    return () => {
      isListening = isMissing = false
      leave()
    }
  })
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
