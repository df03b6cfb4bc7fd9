import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen matches this media query, kept up to date while that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (run: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', run)
      return () => list.removeEventListener('change', run)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
