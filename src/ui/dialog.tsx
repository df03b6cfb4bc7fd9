import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon'

interface Props {
  readonly label: string
  /** `dialog` in the middle of the screen; `sheet` at its lower edge, for phones. */
  readonly shape?: 'dialog' | 'sheet'
  /** `narrow` for a form, which reads badly when it is wide. */
  readonly width?: 'narrow' | 'medium' | 'wide'
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal based on the browser's own element, which traps focus, closes on Escape, makes the rest of the page inert and
 * returns the focus. A click outside closes it too. It is open as long as it is rendered.
 */
export function Dialog({ label, shape = 'dialog', width = 'wide', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  // A layout effect is undone while the element is still in the document: only then does closing give focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // A click whose target is the element itself was outside the content, on the backdrop. A click that began in a
    // field and ended on the backdrop, as when somebody selects all typed text with the mouse, has that target too, but
    // must close nothing. Neither must the second half of the double click that opened the dialog.
    let beganInside = false
    const onDown = (event: PointerEvent) => void (beganInside = event.target !== element)
    const onClick = (event: MouseEvent) => {
      if (event.target === element && !beganInside && event.detail < 2) close()
    }
    const onCancel = (event: Event) => {
      event.preventDefault()
      close()
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('click', onClick)
    element.addEventListener('cancel', onCancel)
    element.showModal()
    // Focuses the dialog and not its first button: before any key press, a ring there would point at something that
    // nobody asked for.
    element.focus()
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('click', onClick)
      element.removeEventListener('cancel', onCancel)
      element.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      data-shape={shape}
      data-width={width}
      aria-label={label}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
