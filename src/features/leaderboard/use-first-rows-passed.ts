import { useEffect, useState, type RefObject } from 'react'

/** Whether the screen has scrolled past these rows; false while they are still below it. */
export function useFirstRowsPassed(rows: RefObject<HTMLElement | null>): boolean {
  const [arePassed, setPassed] = useState(false)
  useEffect(() => {
    const element = rows.current
    if (!element) return undefined
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!
      setPassed(!isIntersecting && boundingClientRect.bottom <= 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [rows])
  return arePassed
}
