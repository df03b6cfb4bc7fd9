import { rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'

/** While this file stands in an edge's folder, the edge opens streams. */
export const OPEN_FILE = 'streams-open'
const LOOK_MS = 100
const PATIENCE_MS = 1000

export interface ListenedEdge {
  /** The host and port where it takes changes. */
  readonly publisher: string
  readonly secret: string
  readonly folder: string
  readonly workers: number
}

/**
 * Nchan asks Redis for a channel when its first listener comes, through the one worker that owns the channel. If that
 * worker has no connection at this moment, it never asks, and the channel stays silent as long as anybody listens. So
 * where Redis is shared, an edge itself is the first listener of all channels, once all workers are connected, and lets
 * nobody else in before that. It begins again whenever a worker has lost its connection. Each change is told in words,
 * because the operator of the edge sees nothing else of a gate that stays shut.
 */
export function listenFirst(edge: ListenedEdge, tell: (text: string) => void): { stop(): void } {
  let stream: IncomingMessage | undefined
  let timer: NodeJS.Timeout | undefined
  let told: string | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const trouble = await letOthersIn().catch(messageOf)
    if (trouble !== undefined || isStopped) close()
    if (isStopped) return
    const text = trouble === undefined ? 'Streams are open.' : `Streams are shut: ${trouble}.`
    if (text !== told) tell(text)
    told = text
    timer = setTimeout(() => void look(), LOOK_MS)
  }

  /** Returns the reason when others are not let in. */
  async function letOthersIn(): Promise<string | undefined> {
    if (!(await allConnected(edge))) return 'not every worker of nginx has a connection to Redis'
    if (stream && !stream.destroyed) return undefined
    close()
    const answer = await ask(edge, '/listen')
    // The messages are for others, and there may be none for a long time.
    answer?.resume().on('error', () => {})
    answer?.setTimeout(0)
    stream = answer
    if (answer?.statusCode !== 200) return 'nginx takes no first listener'
    writeFileSync(`${edge.folder}/${OPEN_FILE}`, '')
    return undefined
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
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

/** The answer as it begins; undefined when the edge is not there, or says nothing for a second. */
function ask({ publisher, secret }: ListenedEdge, path: string): Promise<IncomingMessage | undefined> {
  return new Promise((done) => {
    const headers = { 'x-edge-secret': secret, accept: 'text/event-stream' }
    const asking = get(`http://${publisher}${path}`, { headers, agent: false }, done)
    asking.on('error', () => done(undefined))
    asking.setTimeout(PATIENCE_MS, () => asking.destroy())
  })
}
