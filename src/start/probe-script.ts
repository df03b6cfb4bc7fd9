/** Why the script did not come, or that it is to be had now. */
export type Probe = 'there' | 'offline' | 'unreachable' | 'replaced' | 'failing'

const PATIENCE_MS = 10_000

/** Asks past the browser's cache, and leaves there what it got: the page that begins anew finds it. */
export async function probeScript(url: string): Promise<Probe> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE_MS) })
    // A newer version is on the server, and only its own page names its scripts.
    if (response.status === 404) return 'there'
    if (!response.ok) return 'failing'
    const isScript = /javascript/.test(response.headers.get('content-type') ?? '')
    await response.arrayBuffer()
    return isScript ? 'there' : 'replaced'
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline'
  }
}
