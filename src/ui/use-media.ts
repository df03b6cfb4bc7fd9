import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as this media query says, followed while it changes. */
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
