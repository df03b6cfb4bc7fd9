import { describe, expect, it } from 'vitest'
import { healthErrorType } from './health-error'

describe('002 section 8: health error types by HTTP status', () => {
  it.each([
    [404, 'not found'],
    [408, 'timeout'],
    [504, 'timeout'],
    [429, 'rate limited'],
    [500, 'server error'],
    [502, 'server error'],
    [503, 'server error'],
    [501, 'unknown'],
    [418, 'unknown'],
    [0, 'unknown'],
  ])('%d: %s', (status, type) => {
    expect(healthErrorType(status)).toBe(type)
  })
})
