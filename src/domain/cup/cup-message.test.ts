import { expect, it } from 'vitest'
import { cupFailureReason } from './cup-message'

it.each([
  [{ kind: 'status', status: 503 } as const, 'Failed to fetch Ryder Cup data: 503'],
  [{ kind: 'timeout' } as const, 'Failed to fetch Ryder Cup data: timeout'],
])('001 section 8 (Ryder Cup): the log names the failure %j', (failure, reason) => {
  expect(cupFailureReason(failure)).toBe(reason)
})
