import type { EdgesNow } from '../../src/domain/operations/health/edges'
import { EdgeLine, STATES, type Publishing } from './edge-line'
import { listenToOrigin, type OriginMessage } from './listen-to-origin'

/** An edge that takes longer is counted as failing; it delays nobody but itself. */
const PATIENCE_MS = 250
const AGAIN_MS = 200
const COUNT_MS = 5000

export interface RelayOptions {
  /** The origin, on this machine. */
  readonly url: string
  readonly internalSecret: string
  readonly edges: readonly (readonly string[])[]
  readonly edgeSecret: string
}

/**
 * Sends changes to the edges. The server itself could not: its engine has no timers and waits for each request it
 * makes, so an edge that hangs would delay a poll. This is one more listener of the server's realtime, in the process
 * that looks after the server; if it or an edge fails, nobody else waits. The returned function ends it.
 */
export function startRelay(options: RelayOptions): () => void {
  const { edges, edgeSecret } = options
  const ending = new AbortController()
  const ports = {
    publish: (url: string, channel: string, text: string) => publish(url, channel, text, edgeSecret),
    refresh: (urls: readonly string[], channel: string) => refresh(urls, channel, edgeSecret),
    wait: pause,
    wall: () => Date.now(),
  }
  const lines = edges.map((urls) => new EdgeLine(urls, ports))
  void listen(options.url, lines, ending.signal)
  const timer = setInterval(() => void count(options, lines), COUNT_MS)
  void count(options, lines)
  return () => {
    ending.abort()
    clearInterval(timer)
    for (const line of lines) line.end()
  }
}

async function listen(url: string, lines: readonly EdgeLine[], signal: AbortSignal): Promise<void> {
  const last = new Map<string, string>()
  const tell = (message: OriginMessage) => {
    last.set(message.about, message.text)
    for (const line of lines) line.tell(message)
  }
  const remind = (told: OriginMessage) => {
    if (last.get(told.about) !== told.text) tell(told)
  }
  while (!signal.aborted) {
    await listenToOrigin(url, signal, { tell, remind }).catch(() => {})
    await pause(AGAIN_MS)
  }
}

/** The states of leagues need no renewal: each viewer asks for them on arrival, and the edge keeps them for a second. */
async function refresh(urls: readonly string[], channel: string, secret: string): Promise<void> {
  if (STATES.has(channel)) return
  const headers = { 'x-edge-secret': secret }
  const ask = async (url: string) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(`${url}/refresh/${channel}`, { method: 'HEAD', headers, signal })
    await answer.body?.cancel()
  }
  await Promise.all(urls.map((url) => ask(url).catch(() => {})))
}

async function publish(url: string, channel: string, text: string, secret: string): Promise<Publishing> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const headers = { 'x-edge-secret': secret, 'x-eventsource-event': channel, 'content-type': 'text/plain' }
  try {
    // Everybody listens to the heads, whatever the league.
    const to = STATES.has(channel) ? 'heads' : channel
    const answer = await fetch(`${url}/publish/${to}`, { method: 'POST', headers, body: text, signal })
    await answer.body?.cancel()
    return answer.ok ? 'taken' : 'refused'
  } catch {
    return signal.aborted ? 'unanswered' : 'refused'
  }
}

/** Asks the edges how many listen, and reports all figures to the server, which shows them to operators. */
async function count({ url, internalSecret, edgeSecret }: RelayOptions, lines: readonly EdgeLine[]) {
  const said = async (address: string) => [address, await streamsOf(address, edgeSecret)] as const
  await Promise.all(lines.map(async (line) => line.counted(new Map(await Promise.all(line.urls.map(said))))))
  const now: EdgesNow = { edges: lines.map((line) => line.figures()), atMs: Date.now() }
  const headers = { 'x-internal-secret': internalSecret, 'x-edge-figures': JSON.stringify(now) }
  const signal = AbortSignal.timeout(COUNT_MS)
  const answer = await fetch(`${url}/api/internal/edges`, { method: 'POST', headers, signal }).catch(() => {})
  await answer?.body?.cancel().catch(() => {})
}

async function streamsOf(url: string, secret: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const headers = { 'x-edge-secret': secret }
  const answer = await fetch(`${url}/status`, { headers, signal }).catch(() => undefined)
  const text = answer?.ok ? await answer.text().catch(() => '') : ''
  const found = /^subscribers: (\d+)/m.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
