import { createLocalValues } from './local-values'
import { serverReach } from './reach'
import { serverAnswers } from './server-answers'
import { STORAGE_KEYS } from './storage-keys'
import type { Cancel } from './timers'

const AGAIN_MS = 700
/** A part that is missing for good must not send the page round and round: after each reload the next one waits longer. */
const PAUSES_MS = [AGAIN_MS, 2000, 8000, 60_000] as const
const IN_A_ROW_MS = 5 * 60_000

/** Of this tab, whatever is loaded in it. */
const tabValues = createLocalValues(() => globalThis.sessionStorage)

/**
 * A part of the app did not come. Browsers remember that and do not ask for it again, so the page begins anew as soon as
 * the server answers; without a server there would be no new page. Returns the way to stay.
 */
export function reloadWhenReachable(): Cancel {
  const before = lastReloads()
  let timer = setTimeout(() => void reloadOrWait(), PAUSES_MS[before.length] ?? PAUSES_MS.at(-1))
  let hasLeft = false

  async function reloadOrWait(): Promise<void> {
    const isReachable = await serverAnswers()
    if (hasLeft) return
    if (isReachable) {
      tabValues.write(STORAGE_KEYS.reloads, [...before, Date.now()].join())
      return location.reload()
    }
    // Perhaps nobody else asks while that part is missing, and the scores on the screen must not look as if somebody did.
    serverReach.failed()
    timer = setTimeout(() => void reloadOrWait(), AGAIN_MS)
  }

  return () => {
    hasLeft = true
    clearTimeout(timer)
  }
}

/** When this tab was last loaded anew for that reason. */
function lastReloads(): readonly number[] {
  const times = (tabValues.read(STORAGE_KEYS.reloads) ?? '').split(',').map(Number)
  return times.filter((at) => at > 0 && Math.abs(Date.now() - at) < IN_A_ROW_MS)
}
