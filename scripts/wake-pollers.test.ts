import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { wakePollers } from './wake-pollers'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that hangs up on the first so many requests of each route, and hears the next. */
async function serverDeafTo(times: number): Promise<{ url: string; tries: Map<string, number> }> {
  const tries = new Map<string, number>()
  server = createServer((request, response) => {
    const tried = (tries.get(request.url ?? '') ?? 0) + 1
    tries.set(request.url ?? '', tried)
    if (tried <= times) return void request.socket.destroy()
    // As the routes do: they answer at once and work until the minute ends.
    response.writeHead(202).flushHeaders()
  })
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tries }
}

it('wakes every poller and job once, and does not wait for the end of their work', async () => {
  const { url, tries } = await serverDeafTo(0)
  await wakePollers(url, 'secret', () => true)
  expect([...tries.keys()].toSorted()).toEqual(
    ['nfl', 'nba', 'mlb', 'nhl', 'ncaaf', 'ncaab', 'pga', 'rydercup']
      .concat(
        'jobs/alerts',
        'jobs/api-health',
        'jobs/month-of-visits',
        'jobs/retention',
        'jobs/venue-weather',
      )
      .map((name) => `/api/internal/wake/${name}`)
      .concat('/api/internal/wake-odds')
      .toSorted(),
  )
  expect(new Set(tries.values())).toEqual(new Set([1]))
})

it('asks again until it is heard: a lost wake-up would cost up to a minute of scores', async () => {
  const { url, tries } = await serverDeafTo(2)
  await wakePollers(url, 'secret', () => true)
  expect(new Set(tries.values())).toEqual(new Set([3]))
})

it('gives up when the server has ended', async () => {
  const { url, tries } = await serverDeafTo(Infinity)
  let isAlive = true
  const waking = wakePollers(url, 'secret', () => isAlive)
  isAlive = false
  await waking
  expect(new Set(tries.values())).toEqual(new Set([1]))
})
