export interface StreamEvent {
  readonly name: string
  readonly data: string
}

/** The events of a stream, until it ends. PocketBase writes one field to a line and an empty line behind them. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) yield { name: field(event, 'event'), data: field(event, 'data') }
  }
}

function field(event: string, name: string): string {
  const line = event.split('\n').find((candidate) => candidate.startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}
