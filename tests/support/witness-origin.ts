import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

/** Stands where the origin stands, and writes down what reaches it. It answers as the origin answers edges. */
export interface WitnessOrigin {
  readonly url: string
  readonly asked: Asked[]
  /** From now on no request is answered until the returned function is called. */
  hold(): () => void
  close(): void
}

export async function startWitnessOrigin(): Promise<WitnessOrigin> {
  const asked: Asked[] = []
  let held: (() => void)[] | undefined
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers })
    const text = `${asked.length} ${path} for ${headers.authorization ?? 'everybody'}`
    const answer = () => {
      const time = headers['x-edge-asked']
      const isKept = time !== undefined && time !== '' && headers.authorization === undefined
      response.setHeader('ETag', `"${path}"`)
      response.setHeader('Content-Type', 'text/plain')
      response.setHeader('Vary', 'Accept-Encoding, Authorization, Origin, X-Whatever')
      response.setHeader('X-Encoding', headers['accept-encoding'] ?? '')
      if (isKept) response.setHeader('X-Edge-Asked', time)
      response.setHeader(
        'Cache-Control',
        isKept ? 'public, max-age=60, stale-while-revalidate=60' : 'private, no-cache',
      )
      response.end(text)
    }
    if (held) held.push(answer)
    else answer()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    hold() {
      held = []
      return () => {
        const waiting = held ?? []
        held = undefined
        for (const answer of waiting) answer()
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
