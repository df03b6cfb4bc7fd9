import { afterEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '../../domain/time/intervals'
import { browserScreenPorts } from './browser-screen'

afterEach(() => vi.unstubAllGlobals())

it('a screen sends its report to the operators, hears their order, and has the next one ready a minute later', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(body as string)])
    return Response.json({ reload: true })
  })
  const report = { id: 'a'.repeat(15), league: 'nfl', frameAgeMs: 16, begins: true } as const
  expect(await browserScreenPorts.send(report)).toEqual({ reload: true })
  expect(sent).toEqual([['POST', '/api/screens', report]])
  expect(browserScreenPorts.paceMs()).toBe(MINUTE_MS)
})
