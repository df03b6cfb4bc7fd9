import { connect, type Socket } from 'node:net'

/** A listener of an edge's stream, small enough for twenty thousand of them. */
export interface LiveStream {
  /** The changes that arrived, each with the league it is about. */
  readonly told: { readonly event: string; readonly data: string }[]
  readonly socket: Socket
  isOpen(): boolean
  close(): void
}

export async function openLive(edge: string, leagues: string): Promise<LiveStream> {
  const { hostname, port, host } = new URL(edge)
  const socket = connect(Number(port), hostname)
  const told: { event: string; data: string }[] = []
  let rest = ''
  let isOpen = true
  const opened = new Promise<void>((done, fail) => {
    socket.on('error', fail)
    socket.on('close', () => {
      isOpen = false
      fail(new Error('The stream was closed'))
    })
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString('utf8')).split(/\r?\n\r?\n/)
      rest = parts.pop() ?? ''
      for (const part of parts) {
        if (part.includes('HTTP/1.1 200')) done()
        else if (part.includes('HTTP/1.1')) fail(new Error(part.slice(0, 40)))
        const event = /^event: ?(.*?)\r?$/m.exec(part)?.[1]
        const data = /^data: ?(.*?)\r?$/m.exec(part)?.[1]
        if (event !== undefined && data !== undefined) told.push({ event, data })
      }
    })
  })
  opened.catch(() => {})
  const head = `GET /api/live?leagues=${leagues} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\n\r\n`
  socket.write(head)
  await opened
  return { told, socket, isOpen: () => isOpen, close: () => void socket.destroy() }
}
