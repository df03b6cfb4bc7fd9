import { recordCall } from './calls/record-call'
import { guardedClient, REDIRECTED, type GoClient, type GoResponse } from './go-client'
import { notePause, statusOfPause } from './pause'
import { isOurUpstream, withoutAddress } from './upstream-address'
import { serverSettings } from '../server/settings'

/** The longest that one upstream request may take, from the connection to the last byte. */
const TIMEOUT_MS = 10_000
/** The largest summary of the feed has 0.9 MB. */
const LARGEST_JSON = 8_000_000

/** What differs from a plain request. */
export interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent along. */
  readonly body?: string
  /** The largest body that is read, in bytes. */
  readonly most?: number
  readonly timeoutMs?: number
}

export type Upstream =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly body: number[]
      /** Empty when the reply has none of this name. */
      header(name: string): string
    }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * Sends one request to an upstream, and counts it. Network failures are returned, not thrown; redirects, replies that
 * are cut short and replies that are too large count as failures. Nothing of the client's request is sent.
 */
export function ask(url: string, request: Asked = {}): Upstream {
  if (!isOurUpstream(url, serverSettings()))
    return { kind: 'unreachable', reason: 'not one of our upstreams' }
  const paused = request.method ? undefined : statusOfPause(url)
  if (paused !== undefined) return { kind: 'reply', status: paused, body: [], header: () => '' }
  const began = Date.now()
  const upstream = askOnce(url, request)
  const status = upstream.kind === 'reply' ? upstream.status : undefined
  if (upstream.kind === 'reply') notePause(url, upstream.status, upstream.header('Retry-After'))
  recordCall({ url, method: request.method ?? 'GET', status, durationMs: Date.now() - began })
  return upstream
}

function askOnce(url: string, request: Asked): Upstream {
  try {
    const client = guardedClient(request.timeoutMs ?? TIMEOUT_MS)
    const response = request.method || request.headers ? send(client, url, request) : client.get(url)
    return wholeReply(response, request.most ?? LARGEST_JSON)
  } catch (error) {
    return failureOf(String(error))
  }
}

function wholeReply(response: GoResponse, most: number): Upstream {
  try {
    const { statusCode, header } = response
    const body = toBytes(response.body, most + 1)
    if (body.length > most) return { kind: 'unreachable', reason: `more than ${most} bytes` }
    return { kind: 'reply', status: statusCode, body, header: (name) => header.get(name) }
  } finally {
    response.body.close()
  }
}

/** Go's error names the address, and with it the key of the weather service. */
function failureOf(text: string): Upstream {
  if (/deadline exceeded|Client\.Timeout|timeout/i.test(text)) return { kind: 'timeout' }
  return { kind: 'unreachable', reason: text.includes(REDIRECTED) ? REDIRECTED : withoutAddress(text) }
}

/** JavaScript cannot make a Go request, but it can change a copy of one. The copy comes from a call to this server. */
function send(client: GoClient, url: string, { method = 'GET', headers = {}, body }: Asked): GoResponse {
  const seed = client.get(`${serverSettings().loopbackUrl}/api/time`)
  seed.body.close()
  const request = seed.request.clone(new Context())
  request.url = request.url.parse(url)
  request.host = ''
  request.method = method
  for (const [name, value] of Object.entries(headers)) request.header.set(name, value)
  if (body !== undefined) {
    // This is the only Go reader that JavaScript can make for a request.
    const file = $filesystem.fileFromBytes(body, 'body')
    request.body = file.reader.open()
    request.contentLength = file.size
  }
  return client.do(request)
}
