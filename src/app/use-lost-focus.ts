import { useEffect, useRef } from 'react'
import { scrollsByItself } from '../platform/scrolls-by-itself'

/**
 * A link inside a page goes with that page, and the focus with it: screen readers would say nothing of the new page.
 * The title of the new page takes the focus then, or the page itself until its title is there.
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
    if (shown.current === location) return undefined
    shown.current = location
    // A list that scrolls by itself would stop for the focus.
    const isLost = last.current?.isConnected === false && document.activeElement === document.body
    return isLost && !scrollsByItself() ? focusTitle() : undefined
  }, [location])
}

/** What it returns ends the wait for the title of a page that is still loading. */
function focusTitle(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return undefined
  const titleOf = () => main.querySelector<HTMLElement>('h1')
  focusOn(titleOf() ?? main)
  const waiting = new MutationObserver(() => {
    const title = titleOf()
    if (document.activeElement !== main) waiting.disconnect()
    else if (title) focusOn(title)
  })
  waiting.observe(main, { childList: true, subtree: true })
  return () => waiting.disconnect()
}

function focusOn(part: HTMLElement): void {
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}
