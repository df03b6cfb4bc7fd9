import { describe, expect, it, vi } from 'vitest'
import { createConsoleApi } from './console-api'

const api = (status: number, body: unknown) =>
  createConsoleApi(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

describe('what operators ask for', () => {
  it('is read as a whole when it is right', async () => {
    const access = { role: 'admin', time: { now: 0, rate: 1 } }
    expect(await api(200, access).access()).toEqual({ kind: 'read', value: access })
    const quiet = { services: [], events: [], history: { fromMs: 0, stepMs: 3_600_000, steps: [] } }
    expect(await api(200, quiet).check()).toEqual({ kind: 'read', value: quiet })
  })

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [500, 'failed'],
    [200, 'failed'],
  ])('counts with status %i and a wrong answer as %s', async (status, kind) => {
    expect(await api(status, { role: 'king' }).access()).toEqual({ kind })
  })

  it('is unreachable when nobody answers', async () => {
    const offline = createConsoleApi(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await offline.overview()).toEqual({ kind: 'unreachable' })
  })
})

it.each(['check', 'runJob'] as const)(
  'a server that works for longer than ten seconds at a %s is not taken for one that cannot be reached',
  async (work) => {
    const clocks = new Map<number, AbortController>()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const clock = clocks.get(ms) ?? new AbortController()
      clocks.set(ms, clock)
      return clock.signal
    })
    const nobody = createConsoleApi(
      (_path, { signal }) =>
        new Promise((_answer, fail) =>
          signal!.addEventListener('abort', () => fail(signal!.reason as DOMException)),
        ),
    )
    const ends: unknown[] = []
    void nobody[work]('retention').then((answer) => ends.push(answer))
    const expire = async (ms: number) => {
      clocks.get(ms)!.abort(new DOMException('too long', 'TimeoutError'))
      await new Promise((done) => setTimeout(done))
    }
    await expire(10_000)
    expect(ends).toEqual([])
    await expire(60_000)
    expect(ends).toEqual([{ kind: 'unreachable' }])
    vi.restoreAllMocks()
  },
)
