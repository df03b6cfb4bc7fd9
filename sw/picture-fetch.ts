type Fetch = (path: string, init: RequestInit) => Promise<Response>

export interface PictureFetch {
  readonly fetch: (path: string) => Promise<Response>
  /** Gives up on all that are under way. */
  readonly stop: () => void
}

/** The server itself waits no longer for where pictures come from. */
const TIMEOUT_MS = 10_000

/** A picture that does not come lets go of its connection: scores need it. */
export function createPictureFetch(fetch: Fetch, timeoutMs = TIMEOUT_MS): PictureFetch {
  const underWay = new Set<AbortController>()
  return {
    async fetch(path) {
      const abort = new AbortController()
      const timer = setTimeout(() => abort.abort(), timeoutMs)
      underWay.add(abort)
      try {
        return await fetch(path, { signal: abort.signal })
      } finally {
        clearTimeout(timer)
        underWay.delete(abort)
      }
    },
    stop() {
      for (const abort of underWay) abort.abort()
    },
  }
}
