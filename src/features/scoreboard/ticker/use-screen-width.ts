import { useSyncExternalStore } from 'react'

function subscribe(run: () => void): () => void {
  addEventListener('resize', run)
  return () => removeEventListener('resize', run)
}

/** In CSS pixels. */
export function useScreenWidth(): number {
  return useSyncExternalStore(subscribe, () => innerWidth)
}
