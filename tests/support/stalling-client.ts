import { connect, type Socket } from 'node:net'
import { until } from './until'

/** Opens a stream with the rights of this token, subscribes to these topics, then never reads again. */
export async function stallingClient(
  url: string,
  subscriptions: readonly string[],
  token?: string,
): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.write(`GET /api/realtime HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
  const clientId = await until('the connection', () => /"clientId":"(\w+)"/.exec(text)?.[1])
  const answer = await fetch(`${url}/api/realtime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify({ clientId, subscriptions }),
  })
  if (answer.status !== 204) throw new Error(`The topics were refused with status ${answer.status}`)
  socket.pause()
  return socket
}
