import { describe, expect, it } from 'vitest'
import { restartDelayMs } from './restart-delay'

describe('the wait before PocketBase is started again', () => {
  const delaysOf = (answered: boolean) => {
    const delays = [0]
    for (let fall = 0; fall < 10; fall++)
      delays.push(restartDelayMs(delays.at(-1) ?? 0, { livedMs: 100, answered }))
    return delays.slice(1)
  }

  it('doubles while PocketBase ends before it answers, up to half a minute', () => {
    expect(delaysOf(false)).toEqual([250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000])
  })

  it('is never longer than a second when it had answered', () => {
    expect(delaysOf(true)).toEqual([250, 500, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000])
  })

  it('is short again after a minute of life', () => {
    expect(restartDelayMs(30_000, { livedMs: 60_000, answered: false })).toBe(250)
    expect(restartDelayMs(30_000, { livedMs: 59_999, answered: false })).toBe(30_000)
  })
})
