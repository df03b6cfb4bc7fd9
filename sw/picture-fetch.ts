type Fetch = (path: string, init: RequestInit) => Promise<Response>

export interface PictureFetch {
  readonly fetch: (path: string) => Promise<Response>
  /** Aborts all requests that are under way, and refuses later ones. */
  readonly stop: () => void
}

/** The server itself waits no longer than this for the source of the pictures. */
const TIMEOUT_MS = 10_000

/** A picture that does not come in time gives up its connection, because scores need it. */
export function createPictureFetch(fetch: Fetch): PictureFetch {
  const leaving = new AbortController()
  return {
    async fetch(path) {
      if (leaving.signal.aborted) throw new DOMException('given up', 'AbortError')
      const abort = new AbortController()
      const giveUp = () => abort.abort()
      const timer = setTimeout(giveUp, TIMEOUT_MS)
      leaving.signal.addEventListener('abort', giveUp)
      try {
        return await withWholeBody(await fetch(path, { signal: abort.signal }))
      } finally {
        clearTimeout(timer)
        leaving.signal.removeEventListener('abort', giveUp)
      }
    },
    stop: () => leaving.abort(),
  }
}

/** Waits for the body too: one that stops half-way also holds the connection, and delays the worker's next version. */
async function withWholeBody(response: Response): Promise<Response> {
  const { status, headers } = response
  const bytes = await response.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers })
}
