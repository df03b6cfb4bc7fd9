import { useState } from 'react'

/** How long `value` has been the same, as far as this page has seen. */
export function useUnchangedMs(value: string, nowMs: number): number {
  const [seen, setSeen] = useState({ value, sinceMs: nowMs })
  if (seen.value === value) return nowMs - seen.sinceMs
  setSeen({ value, sinceMs: nowMs })
  return 0
}
