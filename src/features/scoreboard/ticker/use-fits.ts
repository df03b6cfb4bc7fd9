import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Whether what stands in a box has room in it, followed while either changes; not before it is measured. */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      // In the frame that is being laid out, so that nobody sees the one for the other.
      flushSync(() => setFits(clientWidth > 0 && scrollWidth <= clientWidth && scrollHeight <= clientHeight))
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [box])
  return fits
}
