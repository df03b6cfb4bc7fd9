import { useEffect, useState, type RefObject } from 'react'

/** A little more than the screen, so that the next cards are ready when they scroll in. */
const AHEAD = '25% 0%'

export function useIsInSight(place: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      {
        rootMargin: AHEAD,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return inSight
}
