import { act } from 'react'
import { vi } from 'vitest'

/** Lets faked time pass, and everything happen that waits for it. */
export async function pass(ms: number): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await act(() => vi.advanceTimersByTimeAsync(ms))
  // What is drawn by now may ask storage again, and the answer comes in the next turn.
  await act(() => vi.advanceTimersByTimeAsync(0))
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}
