import { inTime } from '../platform/in-time'
import type { Device } from './device'

/** A device that did not answer is left in peace for so long: each question would keep its caller waiting. */
const ASKED_AGAIN_MS = 60_000

/**
 * Some browsers open their database and never answer what it is asked. Then all that is asked fails after a while, and
 * at once for some time after that. `onBack` is called when the device answers after all.
 */
export function withPatience(device: Device, onBack: () => void): Device {
  /** When an answer was given up. */
  let lostAt: number | undefined

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (lostAt !== undefined && performance.now() - lostAt < ASKED_AGAIN_MS) throw new Error('no answer')
    let isAnswered = false
    const answer = question().finally(() => {
      isAnswered = true
      if (lostAt === undefined) return
      lostAt = undefined
      onBack()
    })
    return inTime(answer).catch((error: unknown) => {
      if (!isAnswered) lostAt = performance.now()
      throw error
    })
  }

  return {
    ...device,
    get: (...asked) => ask(() => device.get(...asked)),
    all: (table) => ask(() => device.all(table)),
    change: (...asked) => ask(() => device.change(...asked)),
    makeRoom: () => ask(() => device.makeRoom()),
  }
}
