import { isReloaded } from '../platform/is-reloaded'
import { serverReach } from '../platform/reach'
import { serverAnswers } from '../platform/server-answers'

const AGAIN_MS = 2000
/** A part that is missing for good must not send the page round and round. */
const AFTER_RELOAD_MS = 60_000

/**
 * The connection went away between the first scores and the rest. Browsers remember a part that did not load and do
 * not ask for it again, so the page begins anew as soon as the server answers; it is only seconds old.
 */
export function reloadWhenReachable(): void {
  setTimeout(() => void reloadOrWait(), isReloaded() ? AFTER_RELOAD_MS : AGAIN_MS)
}

async function reloadOrWait(): Promise<void> {
  if (await serverAnswers()) return location.reload()
  // Nobody else asks while that part is missing, and the scores on the screen must not look as if somebody did.
  serverReach.failed()
  reloadWhenReachable()
}
