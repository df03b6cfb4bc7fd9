import { webLocks } from '../../platform/locks'
import { noop, type Cancel } from '../../platform/timers'
import { pageVisibility } from '../../platform/visibility'

/** The tab that holds this lock listens even while nobody looks at it. */
const LISTENER = 'ts-game-alerts'

/**
 * Listens while somebody looks at this tab, and in one tab always: alerts are for people who look at something else.
 * Browsers allow few connections to one address, so the other hidden tabs do not listen.
 */
export function listenInOneTab(listen: () => Cancel): Cancel {
  let isHolder = false
  let stopListening: Cancel | undefined
  let letGo: Cancel = noop

  function look() {
    if (isHolder || pageVisibility.isVisible()) stopListening ??= listen()
    else {
      stopListening?.()
      stopListening = undefined
    }
  }

  function hold(isHeld: boolean) {
    isHolder = isHeld
    look()
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
    pageVisibility.onShown(look),
    pageVisibility.onHidden(look),
    pageVisibility.onFreeze(stepBack),
    pageVisibility.onResume(queue),
  ]
  queue()
  look()
  return () => {
    for (const stop of stops) stop()
    letGo()
    stopListening?.()
  }
}
