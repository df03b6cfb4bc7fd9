import { useCallback } from 'react'

/**
 * Tells the sticky row of columns how tall the bar above it is: the board's own head, which wraps on narrow screens and
 * does not stick on low ones.
 */
export function useHeadHeight() {
  return useCallback((root: HTMLElement | null) => {
    const head = root?.closest('[data-board]')?.querySelector<HTMLElement>('[data-page-head]')
    if (!root || !head) return undefined
    const measure = () => {
      const { position, marginTop } = getComputedStyle(head)
      // Where the head shares the row of the page's header, it adds no height.
      const own = position === 'sticky' ? head.offsetHeight + Math.min(0, Number.parseFloat(marginTop)) : 0
      root.style.setProperty('--head-height', `${Math.max(0, own)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
}
