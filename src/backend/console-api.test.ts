import { describe, expect, it } from 'vitest'
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
