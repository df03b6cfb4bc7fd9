export interface Heard {
  readonly topic: string
  readonly record: { readonly id: string }
}

export interface RealtimeClient {
  readonly heard: readonly Heard[]
  /** Whether the server has not closed it. */
  isOpen(): boolean
  /** The status with which the server took or refused the topics. */
  subscribe(topics: readonly string[]): Promise<number>
  close(): void
}

/** A stream with the rights of this token, open to any topic. */
export async function openRealtime(url: string, token?: string): Promise<RealtimeClient> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/realtime`, { signal: abort.signal })
  const heard: Heard[] = []
  let isOpen = true
  const clientId = await new Promise<string>((connected) => {
    void read(response.body!, (name, data) => {
      if (name === 'PB_CONNECT') connected((JSON.parse(data) as { clientId: string }).clientId)
      // Every ten minutes the server finds out in this way whether a stream is still read.
      else if (name !== 'alive')
        heard.push({ topic: name, ...(JSON.parse(data) as { record: { id: string } }) })
    }).then(() => (isOpen = false))
  })
  const subscribe = async (subscriptions: readonly string[]) => {
    const answer = await fetch(`${url}/api/realtime`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify({ clientId, subscriptions }),
    })
    await answer.body?.cancel()
    return answer.status
  }
  return { heard, isOpen: () => isOpen, subscribe, close: () => abort.abort() }
}

async function read(body: ReadableStream<Uint8Array>, emit: (name: string, data: string) => void) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let rest = ''; ;) {
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true as const }))
    if (done || !value) return
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) emit(line(event, 'event'), line(event, 'data'))
  }
}

function line(event: string, name: string): string {
  const found = event.split('\n').find((candidate) => candidate.startsWith(`${name}:`))
  return found?.slice(name.length + 1).trim() ?? ''
}
