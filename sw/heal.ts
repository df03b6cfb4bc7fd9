/** A file of the app: its address, the key under which it is cached, and the hash that the build gave it. */
export interface Part {
  readonly url: string
  readonly key: string
  readonly integrity: string | undefined
}

interface Ports {
  readonly cache: Pick<Cache, 'match' | 'put'>
  readonly fetch: (request: Request) => Promise<Response>
  /** Ends the work: the browser lets no next version begin while this one looks through its files. */
  readonly signal: AbortSignal
}

/**
 * Puts back parts that the browser has thrown away, and replaces answers that an earlier version took for a part of the
 * app without looking at their hash. Workbox itself looks only while it installs a version. Resolves to how many parts
 * were put back.
 */
export async function heal(parts: readonly Part[], { cache, fetch, signal }: Ports): Promise<number> {
  let healed = 0
  for (const { url, key, integrity } of parts) {
    if (signal.aborted) break
    const kept = await cache.match(key)
    if (kept && (await isWhole(kept, integrity))) continue
    // The browser refuses an answer with another hash.
    const response = await fetch(new Request(url, { cache: 'reload', ...(integrity && { integrity }) }))
    if (!response.ok) continue
    await cache.put(key, response)
    healed += 1
  }
  return healed
}

async function isWhole(kept: Response, integrity: string | undefined): Promise<boolean> {
  if (integrity === undefined) return true
  const digest = await crypto.subtle.digest('SHA-256', await kept.arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
