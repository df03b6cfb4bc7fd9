import type { Delta } from '../../src/domain/board/delta'

export interface Push {
  readonly rev: string
  readonly delta: Delta | null
  readonly checked_at: string
  /** All of the above in short; the app reads only this field. */
  readonly news: string
}

export interface Subscription {
  readonly pushes: Push[]
  /** Bytes of the event stream so far. */
  bytes(): number
  close(): void
}

const PLAIN = 'rev,delta,checked_at'

/**
 * A plain client of PocketBase's realtime, subscribed to one league, with the fields that anybody may ask for or with
 * the app's.
 */
export async function subscribe(url: string, slug: string, fields = PLAIN): Promise<Subscription> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/realtime`, { signal: abort.signal })
  const pushes: Push[] = []
  let bytes = 0
  const connected = new Promise<string>((done) => {
    void readEvents(
      response.body!,
      (size) => (bytes += size),
      (name, data) => {
        if (name === 'PB_CONNECT') done((JSON.parse(data) as { clientId: string }).clientId)
        // Every ten minutes the server also finds out whether a stream is still read.
        else if (name.startsWith('boards/')) pushes.push((JSON.parse(data) as { record: Push }).record)
      },
    )
  })
  const clientId = await connected
  await fetch(`${url}/api/realtime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions: [boardTopic(slug, fields)] }),
  })
  return { pushes, bytes: () => bytes, close: () => abort.abort() }
}

/** The name under which PocketBase knows a league's board with these fields. */
export function boardTopic(slug: string, fields: string): string {
  return `boards/${slug}?options=${encodeURIComponent(JSON.stringify({ query: { fields } }))}`
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  count: (size: number) => void,
  emit: (name: string, data: string) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  const reader = body.getReader()
  for (;;) {
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true as const }))
    if (done || !value) return
    count(value.length)
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) emit(field(event, 'event'), field(event, 'data'))
  }
}

function field(event: string, name: string): string {
  const line = event.split('\n').find((candidate) => candidate.startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}
