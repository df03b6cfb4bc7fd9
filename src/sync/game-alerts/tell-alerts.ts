import type { GameAlert, GameAlerts } from '../../domain/people/game-alerts/game-alert'
import { MINUTE_MS } from '../../domain/time/intervals'
import type { Timers } from '../../platform/timers'

export interface TellerPorts {
  readonly timers: Timers
  /** Product time. */
  readonly now: () => number
  /** Somebody looks at this very game, on this page. */
  readonly isLookedAt: (alert: GameAlert) => boolean
  /** Whether the person at this device wants to be told, and the browser allows it. */
  readonly mayTell: () => boolean
  /** Resolves to whether no page of this device has claimed this alert before. */
  readonly claim: (key: string) => Promise<boolean>
  readonly show: (alert: GameAlert, key: string) => Promise<void>
}

/** Older alerts are only listed: other devices have shown them, or they are no news any more. */
const NEWS_MS = 30 * MINUTE_MS
/** A page that shows the game claims the alert sooner than this, and then no notification is needed. */
export const WAIT_FOR_LOOKING_PAGE_MS = 500

/**
 * Shows each new alert once on this device, whichever of its pages hears of it first, and not at all while somebody
 * looks at that game.
 */
export function createAlertTeller(ports: TellerPorts): (told: GameAlerts) => void {
  const taken = new Set<string>()

  async function tell(alert: GameAlert): Promise<void> {
    // Do not claim it: another page of this device may be allowed to show it.
    if (!ports.mayTell()) return
    const isFirst = await ports.claim(keyOf(alert))
    if (isFirst && !ports.isLookedAt(alert)) await ports.show(alert, keyOf(alert))
  }

  return ({ alerts, readTo }) => {
    for (const alert of alerts) {
      const isNews = alert.at > readTo && ports.now() - alert.at < NEWS_MS
      if (!isNews || taken.has(alert.id)) continue
      taken.add(alert.id)
      if (ports.isLookedAt(alert)) void ports.claim(keyOf(alert))
      else ports.timers.after(WAIT_FOR_LOOKING_PAGE_MS, () => void tell(alert))
    }
  }
}

function keyOf({ id }: GameAlert): string {
  return `alert/${id}`
}
