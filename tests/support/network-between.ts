import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What becomes of a request on its way: it arrives, somebody else answers it, it is cut off, nothing comes back, it waits
 * until another fate is decided, a proxy says that the server is in trouble, or the answer breaks off.
 */
export type Fate =
  | 'arrives'
  | 'sign-in page'
  | 'cut'
  | 'stands still'
  | 'held up'
  | 'error page'
  | 'breaks off'

/** Stands between browser and product for everything that the browser asks: pages, workers, streams. */
export interface NetworkBetween {
  readonly url: string
  /** From now on `fate` decides over each request; before, all arrive. */
  decide(fate: (path: string) => Fate): void
  /** Ends all open requests, streams too. */
  sever(): void
  /** From now on nothing comes through open streams, and neither side is told. */
  freezeStreams(): void
  /** From now on each request takes this much longer to arrive. */
  delay(ms: number): void
  /** From now on all answers together bring at most this many bytes a second. */
  narrow(bytesPerSecond: number): void
  /** The requests that came here so far, as the browser made them, and when each came in (ms since the start). */
  readonly log: readonly { readonly path: string; readonly atMs: number }[]
  close(): void
}

const SIGN_IN_PAGE = '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1>'
const ERROR_PAGE = '<!doctype html><title>500</title><h1>Internal Server Error</h1>'

export async function startNetworkBetween(target: string): Promise<NetworkBetween> {
  let fateOf: (path: string) => Fate = () => 'arrives'
  let delayMs = 0
  let frozen = 0
  const line = createLine()
  let heldUp: (() => void)[] = []
  const log: { path: string; atMs: number }[] = []
  const began = performance.now()
  const server = createServer((asked, answer) => {
    log.push({ path: asked.url ?? '/', atMs: performance.now() - began })
    const at = frozen
    setTimeout(() => meet(fateOf(asked.url ?? '/'), asked, answer, () => at === frozen), delayMs)
  })

  function meet(fate: Fate, asked: IncomingMessage, answer: ServerResponse, flows: () => boolean) {
    const html = { 'content-type': 'text/html' }
    const pass = { target, flows, line }
    if (fate === 'arrives') passOn(asked, answer, pass)
    else if (fate === 'breaks off') passOn(asked, answer, { ...pass, isBroken: true })
    else if (fate === 'held up') heldUp.push(() => meet(fateOf(asked.url ?? '/'), asked, answer, flows))
    else if (fate === 'cut') asked.socket.destroy()
    else if (fate === 'sign-in page') answer.writeHead(200, html).end(SIGN_IN_PAGE)
    else if (fate === 'error page') answer.writeHead(500, html).end(ERROR_PAGE)
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    decide(fate) {
      fateOf = fate
      const waiting = heldUp
      heldUp = []
      for (const goOn of waiting) goOn()
    },
    sever: () => server.closeAllConnections(),
    freezeStreams: () => void (frozen += 1),
    delay: (ms) => void (delayMs = ms),
    narrow: (bytesPerSecond) => line.narrow(bytesPerSecond),
    log,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The bandwidth that all answers share on their way to the browser. */
interface Line {
  narrow(bytesPerSecond: number): void
  /** Calls `run` when this many bytes have had their turn, in the order of asking. */
  carry(bytes: number, run: () => void): void
}

function createLine(): Line {
  let bytesPerMs = Infinity
  let freeAt = 0
  return {
    narrow: (bytesPerSecond) => void (bytesPerMs = bytesPerSecond / 1000),
    carry(bytes, run) {
      const now = performance.now()
      freeAt = Math.max(now, freeAt) + bytes / bytesPerMs
      if (freeAt <= now) run()
      else setTimeout(run, freeAt - now)
    },
  }
}

interface Pass {
  readonly target: string
  readonly line: Line
  readonly flows: () => boolean
  readonly isBroken?: boolean
}

function passOn(asked: IncomingMessage, answer: ServerResponse, pass: Pass): void {
  const { target, line, flows, isBroken = false } = pass
  const { method, headers } = asked
  const further = request(new URL(asked.url ?? '/', target), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    // An answer without a body cannot break off halfway.
    let isWhole = true
    got.on('data', (chunk: Buffer) => {
      if (!flows()) return
      if (!isBroken) return line.carry(chunk.length, () => answer.write(chunk))
      isWhole = false
      answer.write(chunk.subarray(0, chunk.length / 2))
      setImmediate(() => answer.destroy())
    })
    // Ending a broken-off answer normally would keep its connection, and the browser would wait for the rest.
    got.on('end', () => isWhole && flows() && line.carry(0, () => answer.end()))
    got.on('close', () => got.complete || answer.destroy())
  })
  further.on('error', () => answer.destroy())
  answer.on('close', () => further.destroy())
  asked.pipe(further)
}
