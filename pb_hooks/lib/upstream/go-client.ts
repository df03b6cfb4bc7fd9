/**
 * Go's own HTTP client. PocketBase's `$http.send` follows redirects to anywhere, takes a reply that was cut short for a
 * whole one and has no size limit, and none of that can be configured. PocketBase's sign-in providers contain a plain
 * client that can be configured: it is borrowed here, without their credentials.
 */
export interface GoClient {
  /** Null means the process's shared connections, without the provider's token. */
  transport: null
  /** Called before a redirect is followed; what it throws ends the request. */
  checkRedirect: () => void
  /** Nanoseconds; counts until the last byte of the body. */
  timeout: number
  get(url: string): GoResponse
  do(request: GoRequest): GoResponse
}

export interface GoResponse {
  readonly statusCode: number
  readonly header: { get(name: string): string }
  readonly body: GoBody
  readonly request: GoRequest
}

/** Read with `toBytes(body, most)`. */
export interface GoBody {
  close(): void
}

export interface GoRequest {
  method: string
  url: { parse(reference: string): GoRequest['url'] }
  host: string
  /** Null where nothing is sent along. */
  body: unknown
  contentLength: number
  readonly header: { set(name: string, value: string): void }
  clone(context: Context): GoRequest
}

export const REDIRECTED = 'redirects are not followed'

/** Each call gets its own client, so its settings affect no other call. */
export function guardedClient(timeoutMs: number): GoClient {
  const client = provider().client(null)
  client.transport = null
  client.checkRedirect = () => {
    throw new Error(REDIRECTED)
  }
  client.timeout = timeoutMs * 1e6
  return client
}

interface Provider {
  client(token: null): GoClient
}

let known: Provider | undefined

/** The collection is never saved, and the provider is never used. */
function provider(): Provider {
  if (known) return known
  const settings = {
    type: 'auth',
    name: 'unsaved',
    oauth2: { enabled: true, providers: [{ name: 'google' }] },
  }
  const collection = new Collection(settings as object)
  known = collection.oauth2.providers[0]!.initProvider() as unknown as Provider
  return known
}
