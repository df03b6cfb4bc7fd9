import { describe, expect, it, vi } from 'vitest'
import { getJson, type Fetch } from './get-json'

describe('many requests at once', () => {
  function createServer() {
    const asked: string[] = []
    const answer = new Map<string, () => void>()
    const fetch: Fetch = (path, { signal }) => {
      asked.push(path)
      return new Promise((resolve, reject) => {
        answer.set(path, () => resolve(new Response('{}')))
        signal!.addEventListener('abort', () => reject(signal!.reason as Error))
      })
    }
    return { asked, answer, fetch }
  }

  it('leave four at a time, boards before others, while the question whether the server is there leaves at once', async () => {
    const { asked, answer, fetch } = createServer()
    const paths = [
      '/api/odds/1',
      '/api/odds/2',
      '/api/odds/3',
      '/api/odds/4',
      '/api/odds/5',
      '/api/boards/nfl',
      '/api/time',
    ]
    const all = Promise.all(paths.map((path) => getJson(fetch, path)))
    expect(asked).toEqual([...paths.slice(0, 4), '/api/time'])
    for (const path of [...paths.slice(0, 4), '/api/time']) answer.get(path)!()
    await vi.waitFor(() => expect(asked.slice(5)).toEqual(['/api/boards/nfl', '/api/odds/5']))
    for (const path of asked.slice(5)) answer.get(path)!()
    expect(await all).toHaveLength(7)
  })

  it('have ten seconds each, counted from when they leave', async () => {
    const limits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms)
      return new AbortController().signal
    })
    const { answer, fetch } = createServer()
    const paths = [1, 2, 3, 4, 5].map((number) => `/api/odds/${number}`)
    const all = Promise.all(paths.map((path) => getJson(fetch, path)))
    expect(limits).toEqual([10_000, 10_000, 10_000, 10_000])
    answer.get('/api/odds/1')!()
    await vi.waitFor(() => expect(limits).toHaveLength(5))
    for (const path of paths) answer.get(path)!()
    await all
    vi.restoreAllMocks()
  })
})
