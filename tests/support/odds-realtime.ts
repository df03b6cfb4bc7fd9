import type { Person } from './users'

export interface RealtimeEvent {
  readonly name: string
  readonly data: string
}

export interface Listening {
  events(): readonly RealtimeEvent[]
  /** Every byte that came. */
  text(): string
  close(): void
}

/** One person's realtime stream with these topics, as raw text and as events. Refused topics are simply not heard. */
export async function listen(url: string, who: Person, topics: readonly string[]): Promise<Listening> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/realtime`, { signal: abort.signal })
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const read = async () => {
    const { value, done } = await reader.read()
    if (value) text += decoder.decode(value, { stream: true })
    return !done
  }
  while (!text.includes('\n\n') && (await read()));
  const [first] = eventsIn(text)
  const { clientId } = JSON.parse(first?.data ?? '{}') as { clientId?: string }
  const taken: string[] = []
  for (const topic of topics) if (await takes(who, clientId, [...taken, topic])) taken.push(topic)
  void (async () => {
    while (await read());
  })().catch(() => undefined)
  return { events: () => eventsIn(text), text: () => text, close: () => abort.abort() }
}

async function takes(who: Person, clientId: string | undefined, subscriptions: readonly string[]) {
  const response = await who.send('POST', '/api/realtime', { clientId, subscriptions })
  await response.body?.cancel()
  return response.ok
}

function eventsIn(text: string): readonly RealtimeEvent[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .map((event) => ({ name: field(event, 'event'), data: field(event, 'data') }))
}

function field(event: string, name: string): string {
  const line = event.split('\n').find((candidate) => candidate.startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}
