import { serverSettings } from './settings'

/** The longest that one upstream request may take. `$http.send` blocks and would wait two minutes. */
const TIMEOUT_S = 10

export type Upstream =
  | { readonly kind: 'reply'; readonly status: number; readonly body: number[]; readonly headers: Headers }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreachable'; readonly reason: string }

type Headers = Readonly<Record<string, readonly string[]>>

/** Asks an upstream once. What can go wrong on the network is an answer, not an exception. */
export function ask(url: string, headers: Record<string, string> = {}): Upstream {
  try {
    const reply = $http.send({ url, timeout: TIMEOUT_S, headers })
    return { kind: 'reply', status: reply.statusCode, body: reply.body, headers: reply.headers }
  } catch (error) {
    const reason = String(error)
    return /deadline exceeded|Client\.Timeout|timeout/i.test(reason)
      ? { kind: 'timeout' }
      : { kind: 'unreachable', reason }
  }
}

/**
 * Compresses text with the server's own gzip route, because the JavaScript engine has no compression. Nothing
 * when that fails: the plain text is served then.
 */
export function gzip(text: string): number[] | undefined {
  const { loopbackUrl, internalSecret } = serverSettings()
  const key = `gzip:${$security.randomString(12)}`
  $app.store().set(key, text)
  const reply = ask(`${loopbackUrl}/api/internal/gzip/${key}`, {
    'accept-encoding': 'gzip',
    'x-internal-secret': internalSecret,
  })
  $app.store().remove(key)
  return reply.kind === 'reply' && reply.headers['Content-Encoding']?.[0] === 'gzip' ? reply.body : undefined
}
