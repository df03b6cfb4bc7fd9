import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What becomes of a request on its way: it arrives, somebody else answers it, it is cut off, or nothing comes back. */
export type Fate = 'arrives' | 'sign-in page' | 'cut' | 'stands still'

/** Stands between browser and product, whatever in the browser asks: pages, workers, streams. */
export interface NetworkBetween {
  readonly url: string
  /** From now on decides over each request; before, all arrive. */
  decide(fate: (path: string) => Fate): void
  close(): void
}

const SIGN_IN_PAGE = '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1>'

export async function startNetworkBetween(target: string): Promise<NetworkBetween> {
  let fateOf: (path: string) => Fate = () => 'arrives'
  const server = createServer((asked, answer) => {
    const fate = fateOf(asked.url ?? '/')
    if (fate === 'arrives') passOn(target, asked, answer)
    else if (fate === 'cut') asked.socket.destroy()
    else if (fate === 'sign-in page') answer.writeHead(200, { 'content-type': 'text/html' }).end(SIGN_IN_PAGE)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    decide: (fate) => (fateOf = fate),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function passOn(target: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked
  const further = request(new URL(asked.url ?? '/', target), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  further.on('error', () => answer.destroy())
  answer.on('close', () => further.destroy())
  asked.pipe(further)
}
