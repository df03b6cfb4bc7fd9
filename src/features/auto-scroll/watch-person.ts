import { isDialogOpen } from '../../platform/is-dialog-open'
import type { Cancel } from '../../platform/timers'

/** Controls of auto-scroll itself, open dialogs and notices before the list: what is done there is not meant for it. */
const NOT_FOR_LIST = '[data-auto-scroll-controls], dialog, [data-floats="true"]'

/** Keys with which people scroll or walk through the page. */
const MOVING_KEYS: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Tab',
  ' ',
])

export interface PersonPorts {
  /** A hand on the list, a wheel, a key: the person wants to scroll. */
  readonly onScrolls: () => void
  /**
   * Called for Escape or a tap. A tap on a moving list does nothing else: it must not open the card that happens to
   * pass under it.
   */
  readonly onEnds: () => void
  readonly isMoving: () => boolean
}

/** Everything by which a person takes over from a list that scrolls by itself. */
export function watchPerson({ onScrolls, onEnds, isMoving }: PersonPorts): Cancel {
  let pressedWhileMoving = false

  const onPress = (event: Event) => {
    pressedWhileMoving = isMoving()
    if (!isNotForList(event.target)) onScrolls()
  }
  const onKey = (event: KeyboardEvent) => {
    if (isDialogOpen()) return
    if (event.key === 'Escape') onEnds()
    else if (MOVING_KEYS.has(event.key) && !isNotForList(event.target)) onScrolls()
  }
  const onWheel = (event: Event) => {
    if (!isNotForList(event.target)) onScrolls()
  }
  const onFocus = (event: Event) => {
    if (isMoving() && !isNotForList(event.target)) onScrolls()
  }
  const onClick = (event: MouseEvent) => {
    // A key pressed on a button clicks too, but is no tap.
    if (isNotForList(event.target) || event.detail === 0) return
    if (pressedWhileMoving) {
      event.preventDefault()
      event.stopPropagation()
    }
    pressedWhileMoving = false
    onEnds()
  }

  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true, passive: true }
  addEventListener('pointerdown', onPress, options)
  addEventListener('touchmove', onWheel, options)
  addEventListener('wheel', onWheel, options)
  addEventListener('keydown', onKey, options)
  addEventListener('focusin', onFocus, options)
  addEventListener('click', onClick, { signal: listening.signal, capture: true })
  return () => listening.abort()
}

function isNotForList(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(NOT_FOR_LIST) !== null
}
