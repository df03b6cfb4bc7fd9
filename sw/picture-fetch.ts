type Fetch = (path: string, init: RequestInit) => Promise<Response>

export interface PictureFetch {
  readonly fetch: (path: string) => Promise<Response>
  /** Gives up on all that are under way, and on those still to come. */
  readonly stop: () => void
}

/** The server itself waits no longer for where pictures come from. */
const TIMEOUT_MS = 10_000

/** A picture that does not come lets go of its connection: scores need it. */
export function createPictureFetch(fetch: Fetch, timeoutMs = TIMEOUT_MS): PictureFetch {
  const leaving = new AbortController()
  return {
    async fetch(path) {
      if (leaving.signal.aborted) throw new DOMException('given up', 'AbortError')
      const abort = new AbortController()
      const giveUp = () => abort.abort()
      const timer = setTimeout(giveUp, timeoutMs)
      leaving.signal.addEventListener('abort', giveUp)
      try {
        return await whole(await fetch(path, { signal: abort.signal }))
      } finally {
        clearTimeout(timer)
        leaving.signal.removeEventListener('abort', giveUp)
      }
    },
    stop: () => leaving.abort(),
  }
}

/** With its body: one that stops half-way holds the connection as well, and the next version of the worker too. */
async function whole(response: Response): Promise<Response> {
  const { status, headers } = response
  const bytes = await response.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers })
}
