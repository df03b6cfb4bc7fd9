import { useState } from 'react'
import type { BoardRead } from '../../state/use-board'

/** The logo is shown while nothing is stored and nothing is wrong, and fades out over the first scores. */
export function useLoader(read: BoardRead['kind'], inTrouble: boolean): 'off' | 'on' | 'leaving' {
  const [hasWaited, setHasWaited] = useState(false)
  const waits = read === 'none' && !inTrouble
  if (waits && !hasWaited) setHasWaited(true)
  if (waits) return 'on'
  return hasWaited && read === 'stored' ? 'leaving' : 'off'
}
