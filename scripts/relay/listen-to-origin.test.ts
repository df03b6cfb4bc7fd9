import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { listenToOrigin, type OriginMessage } from './listen-to-origin'

const head = (id: string, live: boolean) => ({
  id,
  live,
  visible: true,
  season: 'regular',
  in_season: true,
  priority: 8,
})

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A server with boards and heads, whose answer to a subscription the test decides. */
async function startOrigin(subscribed: number) {
  let stream: ServerResponse | undefined
  const server = createServer(({ url = '', method }, answer) => {
    if (method === 'POST') return answer.writeHead(subscribed).end()
    if (url === '/api/boards') return answer.end(JSON.stringify({ heads: [head('nfl', true)] }))
    if (url === '/api/time') return answer.end('{}')
    if (url !== '/api/realtime') return answer.end('{"news":"a-1 …"}')
    stream = answer
    answer.write('event: PB_CONNECT\ndata: {"clientId":"c"}\n\n')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ends.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  )
  const push = (id: string, record: object) =>
    stream?.write(`event: board_heads/*?options=1\ndata: ${JSON.stringify({ action: 'update', record })}\n\n`)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, push }
}

function listen(url: string) {
  const told: OriginMessage[] = []
  const reminded: OriginMessage[] = []
  const ending = new AbortController()
  ends.push(() => ending.abort())
  const listening = listenToOrigin(url, ending.signal, {
    tell: (message) => told.push(message),
    remind: (message) => reminded.push(message),
  })
  listening.catch(() => {})
  return { told, reminded, listening }
}

it('reads the heads of leagues when the stream begins: what changed before is not pushed', async () => {
  const { url } = await startOrigin(204)
  const { reminded } = listen(url)
  const wanted = { channel: 'heads', about: 'heads nfl', text: JSON.stringify(head('nfl', true)) }
  await vi.waitFor(() => expect(reminded).toContainEqual(wanted))
})

it('tells of a head in the same words as when it is read', async () => {
  const { url, push } = await startOrigin(204)
  const { told, reminded } = listen(url)
  await vi.waitFor(() => expect(reminded.some(({ channel }) => channel === 'heads')).toBe(true))
  push('nfl', Object.fromEntries(Object.entries(head('nfl', true)).toReversed()))
  await vi.waitFor(() => expect(told).toEqual(reminded.filter(({ channel }) => channel === 'heads')))
})

it('ends a stream on which nothing could be subscribed, since it would stay silent', async () => {
  const { url } = await startOrigin(429)
  await expect(listen(url).listening).rejects.toThrow()
})
