import { describe, expect, it } from 'vitest'
import { timesOfLastMinute } from './times-of-last-minute'

const at = (time: string) => Date.parse(`2026-11-22T${time}Z`)
const MOST = 3

describe('what happened in the last minute', () => {
  it('counts across the end of a minute of the clock', () => {
    const times = [at('12:00:58.000'), at('12:00:59.000')]
    expect(timesOfLastMinute(times, at('12:01:01.000'), MOST)).toHaveLength(3)
  })

  it('leaves out what is a minute old, and what a clock that was set back has still before it', () => {
    const times = [at('12:00:00.000'), at('12:00:00.001'), at('12:05:00.000')]
    const now = at('12:01:00.000')
    expect(timesOfLastMinute(times, now, MOST)).toEqual([at('12:00:00.001'), now])
  })

  it('counts two in the same millisecond', () => {
    const now = at('12:01:00.000')
    expect(timesOfLastMinute([now], now, MOST)).toEqual([now, now])
  })

  it('keeps no more than show that it is too often', () => {
    const times = Array.from({ length: 100 }, (_, index) => at('12:00:00.000') + index)
    expect(timesOfLastMinute(times, at('12:00:01.000'), MOST)).toHaveLength(MOST + 1)
  })
})
