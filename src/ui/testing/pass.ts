import { act } from 'react'
import { vi } from 'vitest'

/** Lets faked time pass, and everything happen that waits for it. */
export async function pass(ms: number): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await act(() => vi.advanceTimersByTimeAsync(ms))
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}
