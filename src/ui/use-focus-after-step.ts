import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A step of a dialog replaces the one before, and what had the focus is gone: the keyboard would begin anew, and screen
 * readers would say nothing. `moveFocus` is told which step was left. At the first step the dialog itself has the focus.
 */
export function useFocusAfterStep<Step>(step: Step, moveFocus: (left: Step) => void): void {
  const shown = useRef(step)
  const move = useEffectEvent(moveFocus)
  useEffect(() => {
    if (shown.current === step) return
    move(shown.current)
    shown.current = step
  }, [step])
}
