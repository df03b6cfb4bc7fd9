import { MINUTE_MS } from '../domain/time/intervals'
import type { PictureGate } from '../platform/create-picture-gate'
import type { ReachWatch } from '../platform/reach'

/** Longer than the server itself waits before it asks again for a picture that it could not get. */
const AGAIN_MS = 2 * MINUTE_MS

/** When the server is back its first answers are for scores. */
const AFTER_SCORES_MS = 5000

/**
 * Gives the pictures that failed another try now and then, and soon after the server is back. While it is lost they would
 * only use up their tries.
 */
export function askAgainForPictures(
  gate: Pick<PictureGate, 'isOpen' | 'open'>,
  reach: Pick<ReachWatch, 'state' | 'onBack'>,
): void {
  const again = () => {
    if (gate.isOpen() && reach.state().kind === 'reached') gate.open()
  }
  reach.onBack(() => void setTimeout(again, AFTER_SCORES_MS))
  setInterval(again, AGAIN_MS)
}
