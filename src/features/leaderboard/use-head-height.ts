import { useCallback } from 'react'

/**
 * Tells the sticky row of columns how tall the bar above it is: the board's own head, which wraps on narrow screens and
 * does not stick on low ones.
 */
export function useHeadHeight() {
  return useCallback((root: HTMLElement | null) => {
    const head = root?.closest('[data-board]')?.querySelector<HTMLElement>(':scope > header')
    if (!root || !head) return undefined
    const measure = () => {
      const sticks = getComputedStyle(head).position === 'sticky'
      root.style.setProperty('--head-height', sticks ? `${head.offsetHeight}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
}
