import { describe, expect, it } from 'vitest'
import { restartDelayMs } from './restart-delay'

describe('the wait before PocketBase is started again', () => {
  it('doubles while it falls at once, up to half a minute', () => {
    const delays = [0]
    for (let fall = 0; fall < 10; fall++) delays.push(restartDelayMs(delays.at(-1) ?? 0, 100))
    expect(delays.slice(1)).toEqual([250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000])
  })

  it('is short again after a minute of life', () => {
    expect(restartDelayMs(30_000, 60_000)).toBe(250)
    expect(restartDelayMs(30_000, 59_999)).toBe(30_000)
  })
})
