import { connect, type Socket } from 'node:net'

export interface LoadTarget {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Requests per second that a server answers on keep-alive connections, each asking again as soon as it is answered.
 * The client counts bytes instead of parsing replies (all replies of a run have one length), so that it is not
 * itself what is measured.
 */
export async function requestsPerSecond(
  target: LoadTarget,
  connections: number,
  ms: number,
): Promise<number> {
  const length = await replyLength(target)
  let replies = 0
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => open(target, length, () => replies++)),
  )
  const from = performance.now()
  await new Promise((done) => setTimeout(done, ms))
  const rate = (replies * 1000) / (performance.now() - from)
  for (const socket of sockets) socket.destroy()
  return rate
}

async function open(target: LoadTarget, length: number, answered: () => void): Promise<Socket> {
  const socket = connect(target.port, '127.0.0.1')
  const request = requestText(target)
  let received = 0
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received < length) return
    received -= length
    answered()
    socket.write(request)
  })
  await new Promise<void>((done) => socket.once('connect', done))
  socket.write(request)
  return socket
}

/** The length of one reply with its head, whether the reply gives its length or ends in an empty chunk. */
async function replyLength(target: LoadTarget): Promise<number> {
  const socket = connect(target.port, '127.0.0.1')
  socket.write(requestText(target))
  let reply = Buffer.alloc(0)
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    reply = Buffer.concat([reply, chunk])
    const length = completeLength(reply)
    if (length) return length
  }
  throw new Error(`${target.path} was not answered`)
}

function completeLength(reply: Buffer): number | undefined {
  const end = reply.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const body = /content-length: (\d+)/i.exec(reply.toString('latin1', 0, end))?.[1]
  const length = body ? end + 4 + Number(body) : reply.length
  const isComplete = body ? reply.length >= length : reply.toString('latin1').endsWith('\r\n0\r\n\r\n')
  return isComplete ? length : undefined
}

function requestText({ port, path, headers = {} }: LoadTarget): string {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}
