import { inTime } from '../platform/in-time'
import type { Device } from './device'

/** A device that did not answer is left in peace for so long: each question would keep its caller waiting. */
const ASKED_AGAIN_MS = 60_000
/** A busy disk takes its time to write. A device that answers nothing is found out sooner, because reads come first. */
const WRITES_TAKE_MS = 10_000

/**
 * Some browsers open their database and never answer what it is asked. Then all that is asked fails after a while, and
 * at once for some time after that. `onBack` is called when the device answers after all.
 */
export function withPatience(device: Device, onBack: () => void): Device {
  /** When the device may be asked again after an answer was given up; 0 while it answers. */
  let askedAgainAt = 0

  async function ask<T>(question: () => Promise<T>, patienceMs?: number): Promise<T> {
    if (performance.now() < askedAgainAt) throw new Error('no answer')
    let isAnswered = false
    const answer = question().finally(() => {
      isAnswered = true
      if (askedAgainAt === 0) return
      askedAgainAt = 0
      onBack()
    })
    return inTime(answer, patienceMs).catch((error: unknown) => {
      if (!isAnswered) askedAgainAt = performance.now() + ASKED_AGAIN_MS
      throw error
    })
  }

  return {
    ...device,
    get: (...asked) => ask(() => device.get(...asked)),
    all: (table) => ask(() => device.all(table)),
    change: (...asked) => ask(() => device.change(...asked), WRITES_TAKE_MS),
    makeRoom: () => ask(() => device.makeRoom(), WRITES_TAKE_MS),
  }
}
