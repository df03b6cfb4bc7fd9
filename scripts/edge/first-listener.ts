import { rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'

/** While this file stands in an edge's folder, the edge opens streams. */
export const OPEN_FILE = 'streams-open'
const LOOK_MS = 100
const PATIENCE_MS = 1000

export interface ListenedEdge {
  /** Where it takes changes, as host and port. */
  readonly publisher: string
  readonly secret: string
  readonly folder: string
  readonly workers: number
}

/**
 * Nchan asks Redis for a channel when its first listener comes, through the one worker that owns the channel. If that
 * worker has no connection at this moment, it never asks, and the channel stays silent as long as anybody listens. So
 * where Redis is shared, an edge itself is the first listener of all channels, once all workers are connected, and lets
 * nobody else in before that. It begins again whenever a worker has lost its connection.
 */
export function listenFirst(edge: ListenedEdge): { stop(): void } {
  let stream: IncomingMessage | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const isConnected = await allConnected(edge)
    if (isStopped) return
    if (!isConnected || stream?.destroyed) close()
    if (isConnected && !stream) await open()
    timer = setTimeout(() => void look(), LOOK_MS)
  }

  async function open(): Promise<void> {
    const answer = await ask(edge, '/listen')
    if (isStopped || answer?.statusCode !== 200) return void answer?.destroy()
    // What it hears is for others, and it may hear nothing for long.
    answer.resume().on('error', () => {})
    answer.setTimeout(0)
    stream = answer
    writeFileSync(`${edge.folder}/${OPEN_FILE}`, '')
  }

  function close(): void {
    rmSync(`${edge.folder}/${OPEN_FILE}`, { force: true })
    stream?.destroy()
    stream = undefined
  }

  close()
  void look()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
      close()
    },
  }
}

async function allConnected(edge: ListenedEdge): Promise<boolean> {
  const answer = await ask(edge, '/status')
  if (!answer) return false
  const text = await textOf(answer).catch(() => '')
  return text.includes(`redis connected servers: ${edge.workers}\n`)
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Its answer as it begins; nothing from an edge that is not there, or says nothing for a second. */
function ask({ publisher, secret }: ListenedEdge, path: string): Promise<IncomingMessage | undefined> {
  return new Promise((done) => {
    const headers = { 'x-edge-secret': secret, accept: 'text/event-stream' }
    const asking = get(`http://${publisher}${path}`, { headers, agent: false }, done)
    asking.on('error', () => done(undefined))
    asking.setTimeout(PATIENCE_MS, () => asking.destroy())
  })
}
