import { createLocalValues } from './local-values'
import { serverReach } from './reach'
import { isReloaded } from './is-reloaded'
import { isServerReachable } from './is-server-reachable'
import { STORAGE_KEYS } from './storage-keys'
import type { Cancel } from './timers'

const AGAIN_MS = 700
/** A part that is missing for good must not make the page reload for ever: after each reload the next waits longer. */
const PAUSES_MS = [AGAIN_MS, 2000, 8000, 60_000] as const
const IN_A_ROW_MS = 5 * 60_000

/** The values of this tab, which outlive a reload. */
const tabValues = createLocalValues(() => globalThis.sessionStorage)

/**
 * To be called when a part of the app did not come. Browsers remember that and do not request it again, so the page
 * reloads as soon as the server answers; without a server there would be no new page. Returns a function that stops
 * this.
 */
export function reloadWhenReachable(): Cancel {
  const before = lastReloads()
  const turn = isReloaded() && !canRemember() ? PAUSES_MS.length : before.length
  let timer = setTimeout(() => void reloadOrWait(), PAUSES_MS[turn] ?? PAUSES_MS.at(-1))
  let hasLeft = false

  async function reloadOrWait(): Promise<void> {
    const isReachable = await isServerReachable()
    if (hasLeft) return
    if (isReachable) {
      tabValues.write(STORAGE_KEYS.reloads, [...before, Date.now()].join())
      return location.reload()
    }
    // Perhaps nothing else asks the server while that part is missing; then the scores must not look fresh.
    serverReach.failed()
    timer = setTimeout(() => void reloadOrWait(), AGAIN_MS)
  }

  return () => {
    hasLeft = true
    clearTimeout(timer)
  }
}

/** Where cookies are blocked a tab forgets its reloads: then any reload may have been one of these. */
function canRemember(): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEYS.reloads, tabValues.read(STORAGE_KEYS.reloads) ?? '')
    return true
  } catch {
    return false
  }
}

/** When this tab was last reloaded for this reason. */
function lastReloads(): readonly number[] {
  const times = (tabValues.read(STORAGE_KEYS.reloads) ?? '').split(',').map(Number)
  return times.filter((at) => at > 0 && Math.abs(Date.now() - at) < IN_A_ROW_MS)
}
