import { serverSettings } from './settings'

/** The server asks itself: the address is its own and nobody redirects. */
const TIMEOUT_S = 10

/**
 * Compresses text with the server's own gzip route, because the JavaScript engine has no compression. Nothing
 * when that fails: the plain text is served then.
 */
export function gzip(text: string): number[] | undefined {
  const reply = askOurselves('gzip', text, { 'accept-encoding': 'gzip' })
  return reply?.headers['Content-Encoding']?.[0] === 'gzip' ? reply.body : undefined
}

/** Decompresses for the few clients that do not take gzip: Go unpacks a reply that it did not ask to have packed. */
export function gunzip(bytes: number[]): string | undefined {
  const reply = askOurselves('gunzip', bytes, {})
  return reply?.statusCode === 200 ? toString(reply.body) : undefined
}

function askOurselves(route: 'gzip' | 'gunzip', content: string | number[], headers: Record<string, string>) {
  const { loopbackUrl, internalSecret } = serverSettings()
  const key = `${route}:${$security.randomString(12)}`
  $app.store().set(key, content)
  try {
    return $http.send({
      url: `${loopbackUrl}/api/internal/${route}/${key}`,
      timeout: TIMEOUT_S,
      headers: { ...headers, 'x-internal-secret': internalSecret },
    })
  } catch {
    return undefined
  } finally {
    $app.store().remove(key)
  }
}
