import type { GameAlert, GameAlerts } from '../../domain/people/game-alerts/game-alert'
import { MINUTE_MS } from '../../domain/time/intervals'
import type { Timers } from '../../platform/timers'

export interface TellerPorts {
  readonly timers: Timers
  /** Product time. */
  readonly now: () => number
  /** Somebody looks at this very game, on this page. */
  readonly isLookedAt: (alert: GameAlert) => boolean
  /** Whoever uses this device wants to be told, and their browser lets us. */
  readonly mayTell: () => boolean
  /** Whether nobody on this device has told it yet; from now on somebody has. */
  readonly claim: (key: string) => Promise<boolean>
  readonly show: (alert: GameAlert, key: string) => Promise<void>
}

/** Older ones were told on other devices, or nobody would call them news: they stand in the list. */
const NEWS_MS = 30 * MINUTE_MS
/** A page that shows the very game is faster than this, and then nobody needs to be told. */
export const LOOK_FIRST_MS = 500

/**
 * Tells what is new, once on this device, whichever of its pages hears of it first; and not at all while somebody looks
 * at that game.
 */
export function createAlertTeller(ports: TellerPorts): (told: GameAlerts) => void {
  const taken = new Set<string>()

  async function tell(alert: GameAlert): Promise<void> {
    // Not claimed: another page of this device may be let.
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
      else ports.timers.after(LOOK_FIRST_MS, () => void tell(alert))
    }
  }
}

function keyOf({ id }: GameAlert): string {
  return `alert/${id}`
}
