import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the content of a box fits into it, kept up to date while either changes; false until it is
 * measured.
 */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      // Runs within the frame that is being laid out, so that nobody sees one version flash before the other.
      flushSync(() => setFits(clientWidth > 0 && scrollWidth <= clientWidth && scrollHeight <= clientHeight))
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return fits
}
