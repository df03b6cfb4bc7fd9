import { connect, type Socket } from 'node:net'

/** A listener of PocketBase's realtime that costs next to nothing, so that five thousand of them fit into one client. */
export interface EventStream {
  /** When each push arrived, wall time in ms. */
  readonly arrivals: number[]
  close(): void
}

const BATCH = 50

/** Opens streams of these topics; only pushes of the first topic count. */
export async function openStreams(
  url: string,
  topics: readonly string[],
  count: number,
): Promise<readonly EventStream[]> {
  const streams: EventStream[] = []
  while (streams.length < count) {
    const batch = Math.min(BATCH, count - streams.length)
    streams.push(...(await Promise.all(Array.from({ length: batch }, () => openStream(url, topics)))))
  }
  return streams
}

async function openStream(url: string, topics: readonly string[]): Promise<EventStream> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  const arrivals: number[] = []
  const clientId = await new Promise<string>((done, fail) => {
    let head = ''
    socket.on('error', fail)
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1')
      if (text.includes(`event:${topics[0]}`)) arrivals.push(Date.now())
      if (head.length > 4000) return
      head += text
      const id = /"clientId":"([^"]+)"/.exec(head)?.[1]
      if (id) done(id)
    })
    socket.write(`GET /api/realtime HTTP/1.1\r\nhost: ${host}\r\naccept: text/event-stream\r\n\r\n`)
  })
  await subscribe(url, clientId, topics)
  return { arrivals, close: () => end(socket) }
}

async function subscribe(url: string, clientId: string, subscriptions: readonly string[]): Promise<void> {
  const response = await fetch(`${url}/api/realtime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions }),
  })
  if (!response.ok) throw new Error(`The subscription was answered ${response.status}`)
  await response.body?.cancel()
}

function end(socket: Socket): void {
  socket.removeAllListeners()
  socket.on('error', () => {})
  socket.destroy()
}
