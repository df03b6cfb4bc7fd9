import { describe, expect, it } from 'vitest'
import { nextTickMs } from './next-tick'

const at = (time: string) => Date.parse(`2026-11-22T${time}Z`)

describe('cron fires next', () => {
  it.each([
    ['on the full minute', undefined, '12:00:30.000', '12:01:00.000'],
    ['a minute after a tick on the minute', '12:00:00.002', '12:00:00.005', '12:01:00.000'],
    [
      'on the minute also when the last tick was taken up late',
      '12:00:05.000',
      '12:00:05.000',
      '12:01:00.000',
    ],
    [
      'a minute after a tick off the minute, as after a sleep',
      '12:00:37.000',
      '12:00:37.010',
      '12:01:37.000',
    ],
    [
      'at the same time also for a poller that begins in between',
      '12:00:37.000',
      '12:01:10.000',
      '12:01:37.000',
    ],
    [
      'a minute later for a poller that was called a little early',
      '11:59:00.000',
      '11:59:59.990',
      '12:01:00.000',
    ],
    [
      'a minute later also for a poller that was called a whole second early',
      '11:59:00.000',
      '11:59:59.000',
      '12:01:00.000',
    ],
    ['a minute after a tick that was early', '11:59:59.990', '11:59:59.995', '12:00:59.990'],
  ])('%s', (_what, last, now, next) => {
    expect(nextTickMs(last === undefined ? undefined : at(last), at(now))).toBe(at(next))
  })
})
