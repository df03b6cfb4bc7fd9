import { useState } from 'react'

/** How often a value has changed since the component appeared. Used as a key it restarts an animation. */
export function useChangeCount(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 })
  if (Object.is(seen.value, value)) return seen.count
  setSeen({ value, count: seen.count + 1 })
  return seen.count + 1
}
