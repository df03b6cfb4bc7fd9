import { describe, expect, it } from 'vitest'
import { cupFailureReason, cupMessage } from './cup-message'
import { sampleCup } from './testing/sample-cup'

describe('001 section 8 (Ryder Cup): failures and the empty page', () => {
  it('tell a failure apart from an event that is not there yet', () => {
    expect(cupMessage(undefined, { kind: 'network' })).toEqual({
      title: 'Failed to load Ryder Cup data',
      text: 'Please try again later',
    })
    expect(cupMessage(undefined)).toEqual({
      title: 'No Ryder Cup data available',
      text: 'Data will be available closer to the event',
    })
  })

  it('are left out while there is a cup, though a later request failed', () => {
    expect(cupMessage(sampleCup())).toBeUndefined()
    expect(cupMessage(sampleCup(), { kind: 'network' })).toBeUndefined()
  })

  it.each([
    [{ kind: 'status', status: 503 } as const, 'Failed to fetch Ryder Cup data: 503'],
    [{ kind: 'timeout' } as const, 'Failed to fetch Ryder Cup data: timeout'],
  ])('%j', (failure, reason) => {
    expect(cupFailureReason(failure)).toBe(reason)
  })
})
