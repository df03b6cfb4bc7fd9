import { fetchGameAlerts } from '../../backend/game-alerts-api'
import { productNow } from '../../platform/clock'
import { webLocks } from '../../platform/locks'
import { noop, type Cancel } from '../../platform/timers'
import { pageVisibility } from '../../platform/visibility'
import { adoptAlerts, type AlertsOwner } from '../../storage/game-alerts'
import { refusedEntries } from '../../storage/refused-entries'
import type { Storage } from '../../storage/storage'
import { startHistorySync } from '../history/history-sync'
import { pagePorts } from '../page-ports'
import type { PrivateTopics } from '../session/private-topics'

/** The tab that holds this lock listens even while nobody looks at it. */
const LISTENER = 'ts-game-alerts'

/**
 * Keeps the user's game alerts on this device up to date. Alerts are for people who look at something else, so one tab
 * listens even while hidden. Browsers allow few connections to one address, so the others listen only while visible.
 */
export function startGameAlerts(storage: Storage, topics: PrivateTopics, owner: AlertsOwner): Cancel {
  const world = { ...pagePorts, isVisible: () => true }
  const sync = startHistorySync(
    world,
    () => fetchGameAlerts(),
    (told) => void adoptAlerts(storage, owner, told, new Date(productNow()).toISOString()),
    noop,
  )
  // The server does not push alerts that it found before the connection stood, so ask for them.
  const listener = { onConnected: sync.refresh, onMessage: sync.refresh, onLost: noop }
  let isHolder = false
  let stopListening: Cancel | undefined
  let letGo: Cancel = noop

  function listen() {
    const wants = isHolder || pageVisibility.isVisible()
    if (!wants) {
      stopListening?.()
      stopListening = undefined
    } else
      stopListening ??= topics.always((live) =>
        live.watch(`game_alert_reads/${owner.user}`, undefined, listener),
      )
  }

  function hold(isHeld: boolean) {
    isHolder = isHeld
    listen()
  }

  /** This device shows a rule before the server has it. */
  function followRefusals(): Cancel {
    let known: string | undefined
    return storage.follow(refusedRules, (ids) => {
      if (known !== undefined && ids !== known) sync.refresh()
      known = ids
    })
  }

  async function refusedRules(): Promise<string> {
    const refused = refusedEntries(await storage.readAll('outbox'), owner.user)
    return refused.flatMap(({ id, kind }) => (kind === 'alert-rule' ? id : [])).join()
  }

  function queue() {
    letGo =
      webLocks?.hold(
        LISTENER,
        'wait',
        () => hold(true),
        () => hold(false),
      ) ?? noop
  }

  /** A frozen page keeps its lock and hears nothing, while the others wait for it. */
  function stepBack() {
    letGo()
    hold(false)
  }

  const stops = [
    followRefusals(),
    pageVisibility.onShown(listen),
    pageVisibility.onHidden(listen),
    pageVisibility.onFreeze(stepBack),
    pageVisibility.onResume(queue),
  ]
  queue()
  listen()
  return () => {
    for (const stop of stops) stop()
    letGo()
    stopListening?.()
    sync.stop()
  }
}
