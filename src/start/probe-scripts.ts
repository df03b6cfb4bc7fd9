/** Why a script did not come; `there`: all can be loaded now. */
export type Probe = 'there' | 'offline' | 'unreachable' | 'replaced' | 'failing'

const PATIENCE_MS = 10_000
/** An answer that has begun and then pauses for this long never goes on. */
const STANDS_STILL_MS = 2000

/** What is wrong with the first script that cannot be loaded. */
export async function probeScripts(urls: readonly string[]): Promise<Probe> {
  const found = await Promise.all(urls.map(probe))
  return found.find((one) => one !== 'there') ?? 'there'
}

/** Asks past the browser's cache and stores the answer in it, where the reloaded page finds it. */
async function probe(url: string): Promise<Probe> {
  const abort = new AbortController()
  let timer = setTimeout(() => abort.abort(), PATIENCE_MS)
  try {
    const response = await fetch(url, { cache: 'reload', signal: abort.signal })
    // The server has a newer version, and only its own page names its scripts: a reload helps.
    if (response.status === 404) return 'there'
    if (!response.ok) return 'failing'
    const isScript = /javascript/.test(response.headers.get('content-type') ?? '')
    const reader = response.body?.getReader()
    for (let isOver = !reader; !isOver; isOver = (await reader?.read())?.done ?? true) {
      clearTimeout(timer)
      timer = setTimeout(() => abort.abort(), STANDS_STILL_MS)
    }
    return isScript ? 'there' : 'replaced'
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}
