import { useEffect } from 'react'
import { DRIFT_STEP_MS, driftAt } from '../../domain/screen/drift'
import { browserTimers, noop } from '../../platform/timers'

/** How far the stage of this page has walked; a change of league does not begin anew. */
let steps = 0

/**
 * Against burn-in the stage of a wall drifts, by a transform alone: nothing is laid out for it. It is no motion that
 * anybody sees, a pixel every three seconds, so it goes on for who asked for less; it rests while a person is there.
 */
export function useDrift(isWanted: boolean): void {
  useEffect(() => {
    const stage = document.querySelector('main')
    if (!isWanted || !stage) return undefined
    let cancel = noop
    const walk = () => {
      cancel = browserTimers.after(DRIFT_STEP_MS, () => {
        if (!isPersonThere()) stage.style.translate = placeOf(++steps)
        walk()
      })
    }
    walk()
    return () => cancel()
  }, [isWanted])
}

function placeOf(step: number): string {
  const { x, y } = driftAt(step)
  return `${x}px ${y}px`
}

function isPersonThere(): boolean {
  const phase = document.documentElement.dataset['autoScroll']
  return phase === 'paused' || phase === 'resting' || document.querySelector('dialog[open]') !== null
}
