import { act } from 'react'
import { vi } from 'vitest'

/** Lets fake time pass, with everything that waits for it. */
export async function passTime(ms: number): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await act(() => vi.advanceTimersByTimeAsync(ms))
  // Parts rendered by now may read storage again, and that answer arrives in the next turn.
  await act(() => vi.advanceTimersByTimeAsync(0))
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}
