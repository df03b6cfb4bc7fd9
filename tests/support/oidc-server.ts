import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CLIENT = { id: 'turbo-scores', secret: 'only-the-two-know' } as const

/** The person whom the provider vouches for. */
export interface Claims {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name?: string
}

export interface OidcServer {
  /** The environment with which the product is started. */
  readonly env: Readonly<Record<string, string>>
  /** Sets who signs in there next. */
  becomes(claims: Claims): void
  /** From now on the person refuses to sign in. */
  refuses(): void
  close(): void
}

interface Grant {
  readonly claims: Claims
  readonly challenge: string
  readonly returnsTo: string
}

/**
 * A provider on loopback that asks people nothing and checks all that a real one does: client, PKCE, return address.
 */
export async function openOidcServer(): Promise<OidcServer> {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, Claims>()
  let who: Claims | undefined
  const routes: Readonly<Record<string, (url: URL, e: Exchange) => void | Promise<void>>> = {
    '/authorize'({ searchParams: asked }, { response }) {
      const back = new URL(asked.get('redirect_uri') ?? 'about:blank')
      back.searchParams.set('state', asked.get('state') ?? '')
      const isAsked = asked.get('client_id') === CLIENT.id && asked.get('code_challenge_method') === 'S256'
      if (!who || !isAsked) back.searchParams.set('error', 'access_denied')
      else {
        const code = randomUUID()
        const challenge = asked.get('code_challenge') ?? ''
        grants.set(code, { claims: who, challenge, returnsTo: asked.get('redirect_uri') ?? '' })
        back.searchParams.set('code', code)
      }
      response.writeHead(302, { location: back.href }).end()
    },
    async '/token'(_url, { request, response }) {
      const asked = new URLSearchParams(await textOf(request))
      const grant = grants.get(asked.get('code') ?? '')
      grants.delete(asked.get('code') ?? '')
      const isRight =
        grant?.returnsTo === asked.get('redirect_uri') &&
        grant?.challenge === hashed(asked.get('code_verifier') ?? '') &&
        isClient(request, asked)
      if (!grant || !isRight) return answer(response, 400, { error: 'invalid_grant' })
      const token = randomUUID()
      tokens.set(token, grant.claims)
      answer(response, 200, { access_token: token, token_type: 'Bearer', expires_in: 60 })
    },
    '/userinfo'(_url, { request, response }) {
      const claims = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
      answer(response, claims ? 200 : 401, claims ?? {})
    },
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const route = routes[url.pathname]
    if (route) void route(url, { request, response })
    else response.writeHead(404).end()
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    env: {
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_AUTH_URL: `${at}/authorize`,
      OIDC_TOKEN_URL: `${at}/token`,
      OIDC_USERINFO_URL: `${at}/userinfo`,
      OIDC_NAME: 'Fan Club',
    },
    becomes: (claims) => (who = claims),
    refuses: () => (who = undefined),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** The client may prove itself in the `Authorization` header or in the form. */
function isClient({ headers }: IncomingMessage, asked: URLSearchParams): boolean {
  const basic = Buffer.from((headers.authorization ?? '').replace(/^Basic /i, ''), 'base64').toString()
  const inForm = `${asked.get('client_id')}:${asked.get('client_secret')}`
  return [basic, inForm].includes(`${CLIENT.id}:${CLIENT.secret}`)
}

function hashed(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
