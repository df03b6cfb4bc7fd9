import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { statusAfterInterruption } from './interrupted-rows'

describe('a row after the server ended in the middle of its fetch', () => {
  it.each([
    ['fetching', 0, 'scheduled'],
    ['fetching', 5, 'scheduled'],
    ['fetching', 5.01, 'failed'],
    ['scheduled', 60, 'scheduled'],
    ['fetched', 60, 'fetched'],
    ['failed', 0, 'failed'],
  ] as const)('%s, %d min after its time, is %s', (status, minutes, after) => {
    const row = { status, scheduled_fetch_time: NOON }
    expect(statusAfterInterruption(row, NOON + minutes * MINUTE_MS)).toBe(after)
  })
})
