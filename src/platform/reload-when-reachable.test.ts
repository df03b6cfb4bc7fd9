import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverReach } from './reach'
import { reloadWhenReachable } from './reload-when-reachable'

const reload = vi.fn()
const server = { answer: (): Response => Response.json({ now: '' }) }
const isThere = () => Response.json({ now: '' })
const isLost = (): Response => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => server.answer())
  server.answer = isThere
  reload.mockClear()
})
afterEach(() => {
  serverReach.answered()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page of which a part did not load', () => {
  it('begins anew as soon as the server answers, and not before', async () => {
    server.answer = isLost
    reloadWhenReachable()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reload).not.toHaveBeenCalled()
    // Otherwise the scores on the screen would look as if somebody kept them up to date.
    expect(serverReach.state().kind).toBe('lost')
    server.answer = isThere
    await vi.advanceTimersByTimeAsync(700)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a sign-in page', () => new Response('<!doctype html>')],
    ['an answer that breaks off', () => new Response('{"now":')],
    ['an error page', () => Response.json({}, { status: 500 })],
  ])('does not take %s for the server', async (_what, answer) => {
    server.answer = answer
    const stay = reloadWhenReachable()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(reload).not.toHaveBeenCalled()
    stay()
  })

  it('does not go round and round while a part is missing for good: each time it waits longer', async () => {
    const pauses: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const began = Date.now()
      reload.mockImplementationOnce(() => void pauses.push(Date.now() - began))
      reloadWhenReachable()
      await vi.advanceTimersByTimeAsync(61_000)
    }
    expect(pauses).toEqual([700, 2000, 8000, 60_000, 60_000])
  })

  it('waits a minute after a reload where the browser does not let the tab remember how often it did so', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('PerformanceNavigationTiming', Object)
    const visit = vi.spyOn(performance, 'getEntriesByType')
    visit.mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming])
    reloadWhenReachable()
    await vi.advanceTimersByTimeAsync(700)
    expect(reload).toHaveBeenCalledTimes(1)
    visit.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming])
    reloadWhenReachable()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(reload).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload).toHaveBeenCalledTimes(2)
    visit.mockRestore()
  })

  it('stays when somebody has gone elsewhere meanwhile', async () => {
    reloadWhenReachable()()
    await vi.advanceTimersByTimeAsync(61_000)
    expect(reload).not.toHaveBeenCalled()
  })
})
