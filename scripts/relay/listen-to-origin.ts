import { ALL_LEAGUES } from '../../src/domain/league'
import { readEvents } from './event-stream'

/** A change, in the form in which pages get it. */
export interface OriginMessage {
  /** A league, `heads`, or `build`: which build of the app the origin has. */
  readonly channel: string
  /** A later message about the same replaces this one. */
  readonly about: string
  readonly text: string
}

/** An edge keeps pages and the worker for a second and serves them for another: so long it has the old build. */
const EDGE_KEEPS_MS = 2500

const HEAD_MEMBERS = ['id', 'live', 'visible', 'season', 'in_season', 'priority']
const HEAD_FIELDS = HEAD_MEMBERS.join()
const FIELDS = { boards: 'news', board_heads: HEAD_FIELDS } as const

/** All topics that one client may listen to at once, with the fields it needs. */
const TOPICS = [
  ...ALL_LEAGUES.map(({ slug }) => withFields(`boards/${slug}`, FIELDS.boards)),
  withFields('board_heads/*', HEAD_FIELDS),
]

/**
 * Listens as one client of PocketBase's realtime, until that ends. Changes from before are read once the stream is
 * open: subscribe first, then load. `tell` gets a change, `remind` the state when the stream began. A stream that could
 * not be begun ends, because it would stay silent.
 */
export async function listenToOrigin(
  url: string,
  ending: AbortSignal,
  { tell, remind }: Record<'tell' | 'remind', (message: OriginMessage) => void>,
): Promise<void> {
  const failing = new AbortController()
  const signal = AbortSignal.any([ending, failing.signal])
  const stream = await fetch(`${url}/api/realtime`, { signal })
  if (!stream.ok || !stream.body) throw new Error(`The stream was answered ${stream.status}`)
  const changed = new Set<string>()
  for await (const { name, data } of readEvents(stream.body)) {
    if (name === 'PB_CONNECT') void begin(url, data, signal, changed, remind).catch(() => failing.abort())
    const message = messageOf(name, data)
    if (!message) continue
    changed.add(message.about)
    tell(message)
  }
}

async function begin(
  url: string,
  connect: string,
  signal: AbortSignal,
  changed: ReadonlySet<string>,
  remind: (message: OriginMessage) => void,
): Promise<void> {
  const { clientId } = JSON.parse(connect) as { clientId: string }
  const subscribed = await fetch(`${url}/api/realtime`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions: TOPICS }),
  })
  if (!subscribed.ok) throw new Error(`The subscription was answered ${subscribed.status}`)
  // All at once: a server that has just started is busy, and one slow answer must not keep the other boards waiting.
  await Promise.all([...ALL_LEAGUES.map(({ slug }) => readBoard(slug)), readHeads(), readBuild()])

  async function readBoard(slug: string): Promise<void> {
    const path = `/api/collections/boards/records/${slug}?fields=${FIELDS.boards}`
    const answer = await fetch(url + path, { signal })
    const message = answer.ok ? messageOf(`boards/${slug}`, `{"record":${await answer.text()}}`) : undefined
    if (message && !changed.has(slug)) remind(message)
  }

  /** Pages at edges take heads for unchanged as long as none is pushed, and their streams outlast this one. */
  async function readHeads(): Promise<void> {
    const answer = await fetch(`${url}/api/boards`, { signal })
    const { heads } = (await answer.json()) as { heads: readonly Readonly<Record<string, unknown>>[] }
    for (const message of heads.map(messageOfHead)) if (!changed.has(message.about)) remind(message)
  }

  /** Streams at edges outlast a restart of the origin, so nothing else would tell their pages of a new build. */
  async function readBuild(): Promise<void> {
    const answer = await fetch(`${url}/api/time`, { signal })
    await answer.body?.cancel()
    const build = answer.headers.get('X-Build')
    await new Promise((done) => setTimeout(done, EDGE_KEEPS_MS))
    if (build && !signal.aborted) remind({ channel: 'build', about: 'build', text: build })
  }
}

/** The name is that of the topic as it was subscribed, with its fields. */
function messageOf(name: string, data: string): OriginMessage | undefined {
  const [collection = '', id = ''] = name.split('?')[0]!.split('/')
  if (collection !== 'boards' && collection !== 'board_heads') return undefined
  const { record } = JSON.parse(data) as { record?: Readonly<Record<string, unknown>> }
  if (!record) return undefined
  if (collection === 'board_heads') return messageOfHead(record)
  const news = record['news']
  return typeof news === 'string' && news !== '' ? { channel: id, about: id, text: news } : undefined
}

/** The members in one order, wherever the head comes from, so that an unchanged head has the same text. */
function messageOfHead(head: Readonly<Record<string, unknown>>): OriginMessage {
  const members = HEAD_MEMBERS.map((name) => [name, head[name]])
  return {
    channel: 'heads',
    about: `heads ${String(head['id'])}`,
    text: JSON.stringify(Object.fromEntries(members)),
  }
}

function withFields(topic: string, fields: string): string {
  return `${topic}?options=${encodeURIComponent(JSON.stringify({ query: { fields } }))}`
}
