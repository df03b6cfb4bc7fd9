import { useState } from 'react'

/** How long `what` has been the same, as far as this page has seen. */
export function useLasted(what: string, nowMs: number): number {
  const [seen, setSeen] = useState({ what, sinceMs: nowMs })
  if (seen.what === what) return nowMs - seen.sinceMs
  setSeen({ what, sinceMs: nowMs })
  return 0
}
