import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(min-width: 48rem)')

/** Whether there is room for a dialog; a phone gets a sheet. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(follow, () => query().matches)
}

function follow(onChange: () => void): () => void {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
