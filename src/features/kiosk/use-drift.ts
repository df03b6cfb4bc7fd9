import { useEffect } from 'react'
import { DRIFT_STEP_MS, driftAt } from '../../domain/screen/drift'
import { isDialogOpen } from '../../platform/is-dialog-open'
import { browserTimers, noop } from '../../platform/timers'

/**
 * How many steps the stage of this page has drifted. Kept outside the hook, so that a change of league does not restart
 * it.
 */
let steps = 0

/**
 * The stage of a wall drifts against burn-in. It uses only a transform, so the browser does no layout for it. A pixel
 * every three seconds is no visible motion, so it also runs for users who asked for less motion. It rests while a
 * person is there.
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
  return phase === 'paused' || phase === 'resting' || isDialogOpen()
}
