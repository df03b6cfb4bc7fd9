import { useRef, type PointerEvent } from 'react'
import { sheetDrag } from '../../../domain/people/settings/settings-sheet'
import styles from './sheet-handle.module.css'

/**
 * The handle with which a finger drags the sheet down. Keyboard and screen reader users have the close
 * button.
 */
export function SheetHandle({ onClose }: { readonly onClose: () => void }) {
  const startY = useRef<number>(undefined)
  // A move over a handle that nobody holds drags by 0 px.
  const dragged = (event: PointerEvent) => sheetDrag(event.clientY - (startY.current ?? event.clientY))

  const take = (event: PointerEvent<HTMLDivElement>) => {
    startY.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLDivElement>) => place(event.currentTarget, dragged(event).shownPx)
  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    const { closes } = dragged(event)
    startY.current = undefined
    place(event.currentTarget, 0)
    if (closes) onClose()
  }
  const cancel = (event: PointerEvent<HTMLDivElement>) => {
    startY.current = undefined
    place(event.currentTarget, 0)
  }

  return (
    <div
      className={styles.handle}
      data-sheet-handle
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={cancel}
    />
  )
}

/** Bypasses React, because a finger moves sixty times a second. */
function place(handle: Element, px: number) {
  const sheet = handle.closest('dialog')
  if (sheet) sheet.style.translate = px === 0 ? '' : `0 ${px}px`
}
