import { useEffect, useRef } from 'react'

/**
 * A link inside a page goes with that page, and the focus with it: screen readers would say nothing of the new page.
 * The title of the new page takes the focus then.
 */
export function useLostFocus(location: string): void {
  const last = useRef<Element>(undefined)
  const shown = useRef(location)
  useEffect(() => {
    last.current = document.activeElement ?? undefined
    const remember = ({ target }: Event) => {
      if (target instanceof Element) last.current = target
    }
    document.addEventListener('focus', remember, true)
    return () => document.removeEventListener('focus', remember, true)
  }, [])
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    const isLost = last.current?.isConnected === false && document.activeElement === document.body
    if (isLost && !scrollsByItself()) focusTitle()
  }, [location])
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** A list that scrolls by itself would stop for the focus. */
function scrollsByItself(): boolean {
  return document.documentElement.dataset['autoScroll'] !== undefined
}
