import { describe, expect, it } from 'vitest'
import { cupFailureReason, cupMessage } from './cup-message'

describe('001 section 8 (Ryder Cup): failures and the empty page', () => {
  it('tells a failure from an event that is not there yet', () => {
    expect(cupMessage(undefined, { kind: 'network' })?.title).toBe('Failed to load Ryder Cup data')
    expect(cupMessage(undefined)?.title).toBe('No Ryder Cup data available')
  })

  it.each([
    [{ kind: 'status', status: 503 } as const, 'Failed to fetch Ryder Cup data: 503'],
    [{ kind: 'timeout' } as const, 'Failed to fetch Ryder Cup data: timeout'],
  ])('%j', (failure, reason) => {
    expect(cupFailureReason(failure)).toBe(reason)
  })
})
