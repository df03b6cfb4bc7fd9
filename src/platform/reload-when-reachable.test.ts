import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverReach } from '../platform/reach'
import { reloadWhenReachable } from './reload-when-reachable'

class Visit {
  constructor(readonly type: 'navigate' | 'reload') {}
}

const reload = vi.fn()
const server = { isThere: true }

function visitBy(type: Visit['type']) {
  vi.stubGlobal('performance', { getEntriesByType: () => [new Visit(type)], now: () => 0 })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceNavigationTiming', Visit)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => ({ ok: server.isThere }))
  server.isThere = true
  reload.mockClear()
})
afterEach(() => {
  serverReach.answered()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page whose rest did not load', () => {
  it('begins anew as soon as the server answers, and not before', async () => {
    visitBy('navigate')
    server.isThere = false
    reloadWhenReachable()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reload).not.toHaveBeenCalled()
    // Or the scores on the screen would look as if somebody kept them up to date.
    expect(serverReach.state().kind).toBe('lost')
    server.isThere = true
    await vi.advanceTimersByTimeAsync(2000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not go round and round while a part is missing for good: a minute between two reloads', async () => {
    visitBy('reload')
    reloadWhenReachable()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
